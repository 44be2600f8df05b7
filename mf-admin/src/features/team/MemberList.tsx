import { listMembersOperation, roleLabels, type User } from '@folkmoot/contracts/client';
import { momentIn, useCan, useInfiniteOperation, useReaderZone, useSession } from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, EmptyState, Group, QueryStates, Text } from '@folkmoot/ui';
import { useIsPhone } from '@folkmoot/ui/controls';
import { MemberActions } from './MemberActions';
import { messages } from './team.messages';

const Name = ({ user, ownId }: { user: User; ownId: string }) => (
  <>
    <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
      {user.name}{' '}
      {user.id === ownId && (
        <Text span size="sm" c="dimmed">
          {messages.you}
        </Text>
      )}
    </Text>
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {user.email}
    </Text>
  </>
);

const Status = ({ status }: Pick<User, 'status'>) => (
  <Badge variant="light" color={status === 'active' ? 'green' : 'gray'}>
    {messages.statuses[status]}
  </Badge>
);

const wideColumns = (ownId: string, zone: string): Column<User>[] => [
  { key: 'name', header: messages.columns.name, cell: (user) => <Name user={user} ownId={ownId} /> },
  {
    key: 'role',
    header: messages.columns.role,
    width: 110,
    cell: ({ role }) => <Text size="sm">{roleLabels[role]}</Text>,
  },
  { key: 'status', header: messages.columns.status, width: 110, cell: (user) => <Status status={user.status} /> },
  {
    key: 'lastLogin',
    header: messages.columns.lastLogin,
    width: 180,
    cell: ({ lastLoginAt }) => <Text size="sm">{lastLoginAt ? momentIn(lastLoginAt, zone) : messages.never}</Text>,
  },
];

/** On a phone, each member is one cell, so that the table fits the screen. */
const narrowColumns = (ownId: string): Column<User>[] => [
  {
    key: 'name',
    header: messages.columns.name,
    cell: (user) => (
      <>
        <Name user={user} ownId={ownId} />
        <Group gap="xs" mt={4}>
          <Text size="xs">{roleLabels[user.role]}</Text>
          <Status status={user.status} />
        </Group>
      </>
    ),
  },
];

const actionsColumn = (ownId: string): Column<User> => ({
  key: 'actions',
  header: '',
  hiddenHeader: messages.columns.actions,
  width: 64,
  align: 'end',
  cell: (user) => (user.id === ownId || user.role === 'system_admin' ? null : <MemberActions user={user} />),
});

interface Shown {
  readonly isNarrow: boolean;
  readonly canEdit: boolean;
  readonly zone: string;
}

const columnsFor = (ownId: string, { isNarrow, canEdit, zone }: Shown): Column<User>[] => [
  ...(isNarrow ? narrowColumns(ownId) : wideColumns(ownId, zone)),
  ...(canEdit ? [actionsColumn(ownId)] : []),
];

/** The members that match the search, newest first. */
export const MemberList = ({ q }: { q: string }) => {
  const { user } = useSession();
  const canEdit = useCan('team:edit');
  const isNarrow = useIsPhone();
  const columns = columnsFor(user.id, { isNarrow, canEdit, zone: useReaderZone() });
  const members = useInfiniteOperation(listMembersOperation, { query: q ? { q } : {} }, { keepsPrevious: true });
  return (
    <>
      <QueryStates
        query={members}
        loadingLabel={messages.loading}
        loadingShape="table"
        errorTitle={messages.loadFailed}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={messages.emptyTitle} text={messages.emptyText} level={3} />
          ) : (
            <DataTable
              label={messages.list}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              minWidth={isNarrow ? 0 : 620}
            />
          )
        }
      </QueryStates>
      {members.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
    </>
  );
};
