import {
  getCouncilDetailOperation,
  type ListedUser,
  listUsersOperation,
  roleLabels,
  roles,
} from '@folkmoot/contracts/client';
import {
  momentIn,
  ownTimeZone,
  useInfiniteOperation,
  useOperation,
  useSearchParams,
  useSession,
} from '@folkmoot/shell-sdk';
import {
  ActionIcon,
  Badge,
  Button,
  type Column,
  DataTable,
  EmptyState,
  Group,
  IconPencil,
  QueryStates,
  SearchBox,
  Stack,
  Text,
} from '@folkmoot/ui';
import { NativeSelect, useIsPhone } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { type ChosenCouncil, CouncilSelect } from '../CouncilSelect';
import { EditUserDialog } from './EditUserDialog';
import { messages } from './users.messages';

const ANY: ChosenCouncil = { id: '', name: messages.anyCouncil };
const NONE: ChosenCouncil = { id: 'none', name: messages.noCouncil };
const statuses = ['active', 'inactive'] as const;

const Name = ({ user, ownId }: { user: ListedUser; ownId: string }) => (
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

const Status = ({ status }: Pick<ListedUser, 'status'>) => (
  <Badge variant="light" color={status === 'active' ? 'green' : 'gray'}>
    {messages.statuses[status]}
  </Badge>
);

const councilOf = ({ councilName }: ListedUser): string => councilName || messages.noCouncil;

const lastLoginOf = ({ lastLoginAt }: ListedUser): string =>
  lastLoginAt ? momentIn(lastLoginAt, ownTimeZone()) : messages.never;

const wideColumns = (ownId: string): Column<ListedUser>[] => [
  { key: 'name', header: messages.columns.name, cell: (user) => <Name user={user} ownId={ownId} /> },
  { key: 'council', header: messages.columns.council, cell: (user) => <Text size="sm">{councilOf(user)}</Text> },
  {
    key: 'role',
    header: messages.columns.role,
    width: 130,
    cell: ({ role }) => <Text size="sm">{roleLabels[role]}</Text>,
  },
  { key: 'status', header: messages.columns.status, width: 110, cell: (user) => <Status status={user.status} /> },
  {
    key: 'lastLogin',
    header: messages.columns.lastLogin,
    width: 170,
    cell: (user) => <Text size="sm">{lastLoginOf(user)}</Text>,
  },
];

const narrowColumns = (ownId: string): Column<ListedUser>[] => [
  {
    key: 'name',
    header: messages.columns.name,
    cell: (user) => (
      <Stack gap={4}>
        <div>
          <Name user={user} ownId={ownId} />
        </div>
        <Text size="xs">
          {councilOf(user)} · {roleLabels[user.role]}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.lastLogin(lastLoginOf(user))}
        </Text>
        <div>
          <Status status={user.status} />
        </div>
      </Stack>
    ),
  },
];

/** `only` limits the list to the users of one council. */
const useUserList = (only: string | undefined) => {
  const [params, setParams] = useSearchParams();
  const get = (name: string): string => params.get(name) ?? '';
  const q = get('q');
  const council = get('council');
  const role = roles.find((each) => each === get('role'));
  const status = statuses.find((each) => each === get('status'));
  const set = (next: Record<string, string>) => {
    const wanted = { q, council, role: role ?? '', status: status ?? '', ...next };
    setParams(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), { replace: true });
  };
  const query = {
    ...(q ? { q } : {}),
    ...(only || council ? { councilId: only ?? council } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
  };
  const list = useInfiniteOperation(listUsersOperation, { query }, { keepsPrevious: true });
  return { q, council, role, status, set, list };
};

/** The council of the filter, found by the id in the address. */
const useChosenCouncil = (id: string): ChosenCouncil => {
  const fixed = [ANY, NONE].find((each) => each.id === id);
  const { data } = useOperation(getCouncilDetailOperation, { params: { councilId: id } }, { enabled: !fixed });
  return fixed ?? { id, name: data?.council.name ?? '…' };
};

type FilterProps = Omit<ReturnType<typeof useUserList>, 'list'>;

const CouncilFilter = ({ council, set }: Pick<FilterProps, 'council' | 'set'>) => (
  <CouncilSelect
    label={messages.councilFilter}
    value={useChosenCouncil(council)}
    onChange={(next) => set({ council: next?.id ?? '' })}
    first={[ANY, NONE]}
  />
);

const Filters = ({ q, council, role, status, set, isOfOneCouncil }: FilterProps & { isOfOneCouncil: boolean }) => {
  return (
    <Group align="end" gap="sm">
      <SearchBox label={messages.search} value={q} onChange={(next) => set({ q: next })} />
      {isOfOneCouncil ? null : <CouncilFilter council={council} set={set} />}
      <NativeSelect
        label={messages.roleFilter}
        value={role ?? ''}
        data={[
          { value: '', label: messages.anyRole },
          ...roles.map((each) => ({ value: each, label: roleLabels[each] })),
        ]}
        onChange={(event) => set({ role: event.currentTarget.value })}
      />
      <NativeSelect
        label={messages.statusFilter}
        value={status ?? ''}
        data={[
          { value: '', label: messages.anyStatus },
          ...statuses.map((each) => ({ value: each, label: messages.statuses[each] })),
        ]}
        onChange={(event) => set({ status: event.currentTarget.value })}
      />
    </Group>
  );
};

/** Users with filters, and the dialog to change them: of all councils, or of one. */
export const UserList = ({ councilId }: { councilId?: string }) => {
  const { list, ...filters } = useUserList(councilId);
  const isOfOneCouncil = councilId !== undefined;
  const { user: self } = useSession();
  const [edited, setEdited] = useState<ListedUser | null>(null);
  const isNarrow = useIsPhone();
  const actions: Column<ListedUser> = {
    key: 'actions',
    header: '',
    hiddenHeader: messages.columns.actions,
    width: 64,
    align: 'end',
    // People cannot remove their own rights.
    cell: (user) =>
      user.id === self.id ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={messages.edit(user.name)}
          onClick={() => setEdited(user)}
        >
          <IconPencil size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      ),
  };
  const columns = (isNarrow ? narrowColumns(self.id) : wideColumns(self.id)).filter(
    ({ key }) => !(isOfOneCouncil && key === 'council'),
  );
  return (
    <Stack>
      <Filters {...filters} isOfOneCouncil={isOfOneCouncil} />
      <QueryStates query={list} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
          ) : (
            <DataTable
              label={messages.list}
              columns={[...columns, actions]}
              rows={items}
              rowKey={({ id }) => id}
              minWidth={isNarrow ? 0 : 820}
            />
          )
        }
      </QueryStates>
      {list.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
};

/** The users of all councils. */
export const UsersTab = () => <UserList />;
