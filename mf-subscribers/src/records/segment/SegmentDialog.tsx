import {
  createSegmentOperation,
  type Segment,
  type SubscriberFilter,
  updateSegmentOperation,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useOperationMutation } from '@folkmoot/shell-sdk';
import { TextInput } from '@folkmoot/ui';
import { useState } from 'react';
import { FormDialog } from '../FormDialog';
import { failureText } from '../failure';
import { FilterFields } from '../filter/FilterFields';
import { tidied } from '../filter/filter';
import { useRefresh } from '../use-refresh';
import { useTags } from '../use-tags';
import { segmentTexts as texts } from './segment.messages';

/** Creates, or changes a segment; a conflict is told once, then the newer one wins. */
const useSaveSegment = (segment: Segment | null) => {
  const refresh = useRefresh();
  const create = useOperationMutation(createSegmentOperation);
  const update = useOperationMutation(updateSegmentOperation);
  const error = create.error ?? update.error;
  const isConflict = isApiError(error, 'stale_revision');
  const save = async (name: string, filter: SubscriberFilter): Promise<boolean> => {
    const body = { name, filter: tidied(filter) };
    const revision = isConflict ? {} : { revision: segment?.revision };
    const work = segment
      ? update.mutateAsync({ params: { segmentId: segment.id }, body: { ...body, ...revision } })
      : create.mutateAsync({ body });
    const saved = await work.catch(() => null);
    if (saved) notify.success(texts.saved(saved.name, saved.size, saved.activeSize));
    await refresh();
    return saved !== null;
  };
  const failure = isConflict ? texts.conflict : error && failureText(error, texts.failed);
  return { save, failure, isBusy: create.isPending || update.isPending };
};

interface Props {
  title: string;
  /** Null for a new one. */
  segment: Segment | null;
  /** What a new one begins with. */
  filter?: SubscriberFilter;
  onClose: () => void;
}

/** A saved filter with its name, new or changed. */
export const SegmentDialog = ({ title, segment, filter: begin = {}, onClose }: Props) => {
  const tags = useTags();
  const [name, setName] = useState(segment?.name ?? '');
  const [filter, setFilter] = useState<SubscriberFilter>(segment?.filter ?? begin);
  const { save, failure, isBusy } = useSaveSegment(segment);
  return (
    <FormDialog
      title={title}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={name.trim() !== ''}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={async () => {
        if (await save(name, filter)) onClose();
      }}
    >
      <TextInput
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        data-autofocus
      />
      <FilterFields
        filter={filter}
        onChange={(patch) => setFilter((current) => ({ ...current, ...patch }))}
        tags={tags}
      />
    </FormDialog>
  );
};
