import { listTagsOperation, type Tag } from '@folkmoot/contracts/client';
import { useCan, useOperation } from '@folkmoot/shell-sdk';
import { Button, IconTag } from '@folkmoot/ui';
import { useState } from 'react';
import { CardsTab } from '../../entities/subscriber/CardsTab';
import { DeleteQuestion } from '../../entities/subscriber/DeleteQuestion';
import { MergeDialog } from './MergeDialog';
import { TagCard } from './TagCard';
import { TagDialog } from './TagDialog';
import { messages } from './tags.messages';
import { useTagActions } from './use-tag-actions';

/** Counts of active subscribers are live. */
const REFRESH_MS = 15_000;
const MERGING_REFRESH_MS = 1_500;

interface Asked {
  about: 'edit' | 'merge' | 'delete';
  /** Null for a new tag. */
  tag: Tag | null;
}

interface DialogsProps {
  asked: Asked | null;
  tags: readonly Tag[];
  onDelete: (tag: Tag) => unknown;
  onClose: () => void;
}

const Dialogs = ({ asked, tags, onDelete, onClose }: DialogsProps) => {
  const tag = asked?.tag ?? null;
  return (
    <>
      {asked?.about === 'edit' && <TagDialog tag={tag} onClose={onClose} />}
      {asked?.about === 'merge' && tag && <MergeDialog tag={tag} tags={tags} onClose={onClose} />}
      {asked?.about === 'delete' && tag && (
        <DeleteQuestion
          texts={messages}
          consequences={messages.deleteConsequences(tag.name, tag.subscriberCount)}
          onDelete={() => onDelete(tag)}
          onClose={onClose}
        />
      )}
    </>
  );
};

/** The tags: topics that residents subscribe to. */
export const TagsTab = () => {
  const tags = useOperation(
    listTagsOperation,
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ merge }) => merge) ? MERGING_REFRESH_MS : REFRESH_MS,
    },
  );
  const canEdit = useCan('tag:edit');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { setDefault, remove } = useTagActions();
  const create = canEdit ? () => setAsked({ about: 'edit', tag: null }) : null;
  const actions = canEdit && {
    onEdit: (tag: Tag) => setAsked({ about: 'edit', tag }),
    onMerge: (tag: Tag) => setAsked({ about: 'merge', tag }),
    onDelete: (tag: Tag) => setAsked({ about: 'delete', tag }),
    onDefault: setDefault,
  };
  const empty = {
    icon: <IconTag stroke={1.5} aria-hidden="true" />,
    action: create && <Button onClick={create}>{messages.createFirst}</Button>,
  };
  return (
    <>
      <CardsTab texts={messages} query={tags} empty={empty} onCreate={create}>
        {(items) =>
          items.map((tag) => <TagCard key={tag.id} tag={tag} actions={actions || null} canMerge={items.length > 1} />)
        }
      </CardsTab>
      <Dialogs asked={asked} tags={tags.data?.items ?? []} onDelete={remove} onClose={() => setAsked(null)} />
    </>
  );
};
