import { type AuditEntry, listAuditEntriesOperation } from '@folkmoot/contracts/client';
import { useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Button, type Column, DataTable, EmptyState, Group, QueryStates, Stack, Text } from '@folkmoot/ui';
import { messages } from './system.messages';

const texts = messages.activity;

const columns: Column<AuditEntry>[] = [
  {
    key: 'when',
    header: texts.columns.when,
    cell: ({ createdAt }) => new Date(createdAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }),
  },
  {
    key: 'who',
    header: texts.columns.who,
    cell: ({ actor }) => (
      <>
        <Text size="sm">{actor.name || actor.kind}</Text>
        {actor.email && (
          <Text size="xs" c="dimmed">
            {actor.email}
          </Text>
        )}
      </>
    ),
  },
  { key: 'action', header: texts.columns.action, cell: ({ action }) => action },
  { key: 'council', header: texts.columns.council, cell: ({ council }) => council?.name ?? texts.noCouncil },
];

export const ActivityTab = () => {
  const list = useInfiniteOperation(listAuditEntriesOperation, { query: { limit: 50 } });
  return (
    <Stack>
      <QueryStates query={list} loadingLabel={texts.loading} errorTitle={texts.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <DataTable label={messages.tabs.activity} columns={columns} rows={items} rowKey={({ id }) => id} />
          )
        }
      </QueryStates>
      {list.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </Group>
      )}
    </Stack>
  );
};
