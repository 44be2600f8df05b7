import { listTagsOperation, type Tag } from '@folkmoot/contracts/client';
import { useCan, useOperation } from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, IconPlus, IconTag, QueryStates, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog, useFocusBack } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { TabHead } from '../../records/TabHead';
import { MergeDialog } from './MergeDialog';
import { TagCard } from './TagCard';
import { TagDialog } from './TagDialog';
import { messages } from './tags.messages';
import { useTagActions } from './use-tag-actions';

/** Counts of active subscribers are live (E-9). */
const REFRESH_MS = 15_000;

interface Asked {
  about: 'edit' | 'merge' | 'delete';
  /** Null for a new one. */
  tag: Tag | null;
}

const Empty = ({ onCreate }: { onCreate: (() => void) | null }) => (
  <Card p={0}>
    <EmptyState
      icon={<IconTag stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={messages.emptyText}
      action={onCreate && <Button onClick={onCreate}>{messages.createFirst}</Button>}
    />
  </Card>
);

const DeleteQuestion = ({ tag, onDelete, onClose }: { tag: Tag } & Pick<DialogsProps, 'onDelete' | 'onClose'>) => {
  useFocusBack();
  return (
    <ConfirmDialog
      opened
      title={messages.deleteTitle}
      question={messages.deleteQuestion}
      confirmLabel={messages.delete}
      isDangerous
      onClose={onClose}
      onConfirm={() => onDelete(tag)}
    >
      <Text size="sm" c="dimmed">
        {messages.deleteConsequences(tag.name, tag.subscriberCount)}
      </Text>
    </ConfirmDialog>
  );
};

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
      {asked?.about === 'delete' && tag && <DeleteQuestion tag={tag} onDelete={onDelete} onClose={onClose} />}
    </>
  );
};

/** What residents subscribe to. */
export const TagsTab = () => {
  const tags = useOperation(listTagsOperation, {}, { refetchInterval: REFRESH_MS });
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
  return (
    <Stack>
      <TabHead
        title={messages.title}
        text={messages.explanation}
        action={
          create && (
            <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={create}>
              {messages.create}
            </Button>
          )
        }
      />
      <QueryStates
        query={tags}
        loadingLabel={messages.loading}
        errorTitle={messages.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty onCreate={create} />}
      >
        {({ items }) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {items.map((tag) => (
              <TagCard key={tag.id} tag={tag} actions={actions || null} canMerge={items.length > 1} />
            ))}
          </SimpleGrid>
        )}
      </QueryStates>
      <Dialogs asked={asked} tags={tags.data?.items ?? []} onDelete={remove} onClose={() => setAsked(null)} />
    </Stack>
  );
};
