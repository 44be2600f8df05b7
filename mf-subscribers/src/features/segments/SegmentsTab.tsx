import { deleteSegmentOperation, listSegmentsOperation, type Segment } from '@folkmoot/contracts/client';
import { notify, useCan, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, IconFilter } from '@folkmoot/ui';
import { useState } from 'react';
import { SegmentDialog } from '../../entities/segment/SegmentDialog';
import { segmentTexts } from '../../entities/segment/segment.messages';
import { useSegmentAddress } from '../../entities/segment/segment-address';
import { CardsTab } from '../../entities/subscriber/CardsTab';
import { DeleteQuestion } from '../../entities/subscriber/DeleteQuestion';
import { failureText } from '../../entities/subscriber/failure';
import { NEW } from '../../entities/subscriber/use-address-part';
import { useRefresh } from '../../entities/subscriber/use-refresh';
import { useTags } from '../../entities/tag/use-tags';
import { SegmentCard } from './SegmentCard';
import { messages } from './segments.messages';

const REFRESH_MS = 30_000;
/** While a count runs, people wait for it. */
const COUNTING_MS = 2_000;

const useDelete = () => {
  const refresh = useRefresh();
  const remove = useOperationMutation(deleteSegmentOperation);
  return async ({ id, name }: Segment) => {
    try {
      await remove.mutateAsync({ params: { segmentId: id } });
      notify.success(messages.deleted(name));
    } catch (error) {
      notify.error(failureText(error, messages.deleteFailed));
    }
    await refresh();
  };
};

/** Saved filters with their current sizes. */
export const SegmentsTab = () => {
  const segments = useOperation(
    listSegmentsOperation,
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ isCounting }) => isCounting) ? COUNTING_MS : REFRESH_MS,
    },
  );
  const tags = useTags();
  const canEdit = useCan('subscriber:edit');
  const { shown, show } = useSegmentAddress();
  const [deleted, setDeleted] = useState<Segment | null>(null);
  const remove = useDelete();
  const create = canEdit ? () => show(NEW) : null;
  const edited = segments.data?.items.find(({ id }) => id === shown) ?? null;
  const empty = {
    icon: <IconFilter stroke={1.5} aria-hidden="true" />,
    action: create && <Button onClick={create}>{messages.create}</Button>,
  };
  return (
    <>
      <CardsTab texts={messages} query={segments} empty={empty} onCreate={create}>
        {(items) =>
          items.map((segment) => (
            <SegmentCard
              key={segment.id}
              segment={segment}
              tags={tags}
              actions={canEdit ? { onEdit: () => show(segment.id), onDelete: () => setDeleted(segment) } : null}
            />
          ))
        }
      </CardsTab>
      {canEdit && (shown === NEW || edited) && (
        <SegmentDialog
          key={shown}
          title={edited ? segmentTexts.editTitle : segmentTexts.newTitle}
          segment={edited}
          onClose={() => show(null)}
        />
      )}
      {deleted && (
        <DeleteQuestion
          texts={messages}
          consequences={messages.deleteConsequences(deleted.name)}
          onDelete={() => remove(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
};
