import { listMembersOperation, roleLabels, type User } from '@folkmoot/contracts/client';
import { useCan, useInfiniteOperation, useSession } from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, EmptyState, Group, QueryStates, Text } from '@folkmoot/ui';
import { momentOf } from './dates';
import { MemberActions } from './MemberActions';
import { messages } from './team.messages';

const columnsFor = (ownId: string, canEdit: boolean): Column<User>[] => [
  {
    key: 'name',
    header: messages.columns.name,
    cell: ({ id, name, email }) => (
      <>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}{' '}
          {id === ownId && (
            <Text span size="sm" c="dimmed">
              {messages.you}
            </Text>
          )}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      </>
    ),
  },
  { key: 'role', header: messages.columns.role, width: 110, cell: ({ role }) => roleLabels[role] },
  {
    key: 'status',
    header: messages.columns.status,
    width: 110,
    cell: ({ status }) => (
      <Badge variant="light" color={status === 'active' ? 'green' : 'gray'}>
        {messages.statuses[status]}
      </Badge>
    ),
  },
  {
    key: 'lastLogin',
    header: messages.columns.lastLogin,
    width: 180,
    cell: ({ lastLoginAt }) => (lastLoginAt ? momentOf(lastLoginAt) : messages.never),
  },
  ...(canEdit
    ? [
        {
          key: 'actions',
          header: '',
          hiddenHeader: messages.columns.actions,
          width: 64,
          align: 'end' as const,
          cell: (user: User) =>
            user.id === ownId || user.role === 'system_admin' ? null : <MemberActions user={user} />,
        },
      ]
    : []),
];

/** The members that a search finds, newest first. */
export const MemberList = ({ q }: { q: string }) => {
  const { user } = useSession();
  const canEdit = useCan('team:edit');
  const found = useInfiniteOperation(listMembersOperation, { query: q ? { q } : {} }, { keepsPrevious: true });
  return (
    <>
      <QueryStates query={found} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={messages.emptyTitle} text={messages.emptyText} level={3} />
          ) : (
            <DataTable
              label={messages.list}
              columns={columnsFor(user.id, canEdit)}
              rows={items}
              rowKey={({ id }) => id}
              minWidth={620}
            />
          )
        }
      </QueryStates>
      {found.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
    </>
  );
};
