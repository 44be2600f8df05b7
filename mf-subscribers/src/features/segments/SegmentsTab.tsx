import { deleteSegmentOperation, listSegmentsOperation, type Segment } from '@folkmoot/contracts/client';
import { notify, useCan, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, IconFilter, IconPlus, QueryStates, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog, useFocusBack } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { failureText } from '../../records/failure';
import { SegmentDialog } from '../../records/segment/SegmentDialog';
import { segmentTexts } from '../../records/segment/segment.messages';
import { TabHead } from '../../records/TabHead';
import { useRefresh } from '../../records/use-refresh';
import { useTags } from '../../records/use-tags';
import { SegmentCard } from './SegmentCard';
import { messages } from './segments.messages';

const REFRESH_MS = 30_000;

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

const DeleteQuestion = ({ segment, onClose }: { segment: Segment; onClose: () => void }) => {
  const remove = useDelete();
  useFocusBack();
  return (
    <ConfirmDialog
      opened
      title={messages.deleteTitle}
      question={messages.deleteQuestion}
      confirmLabel={messages.delete}
      isDangerous
      onClose={onClose}
      onConfirm={() => remove(segment)}
    >
      <Text size="sm" c="dimmed">
        {messages.deleteConsequences(segment.name)}
      </Text>
    </ConfirmDialog>
  );
};

/** Saved filters with how many are in them now. */
export const SegmentsTab = () => {
  const segments = useOperation(listSegmentsOperation, {}, { refetchInterval: REFRESH_MS });
  const tags = useTags();
  const canEdit = useCan('subscriber:edit');
  const [edited, setEdited] = useState<Segment | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Segment | null>(null);
  return (
    <Stack>
      <TabHead
        title={messages.title}
        text={messages.explanation}
        action={
          canEdit && (
            <Button
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => setEdited('new')}
            >
              {messages.create}
            </Button>
          )
        }
      />
      <QueryStates
        query={segments}
        loadingLabel={messages.loading}
        errorTitle={messages.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card p={0}>
            <EmptyState
              icon={<IconFilter stroke={1.5} aria-hidden="true" />}
              title={messages.emptyTitle}
              text={messages.emptyText}
              action={canEdit && <Button onClick={() => setEdited('new')}>{messages.create}</Button>}
            />
          </Card>
        }
      >
        {({ items }) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {items.map((segment) => (
              <SegmentCard
                key={segment.id}
                segment={segment}
                tags={tags}
                actions={canEdit ? { onEdit: () => setEdited(segment), onDelete: () => setDeleted(segment) } : null}
              />
            ))}
          </SimpleGrid>
        )}
      </QueryStates>
      {edited && (
        <SegmentDialog
          title={edited === 'new' ? segmentTexts.newTitle : segmentTexts.editTitle}
          segment={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteQuestion segment={deleted} onClose={() => setDeleted(null)} />}
    </Stack>
  );
};
