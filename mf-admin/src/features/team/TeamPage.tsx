import { listMembersOperation, roleLabels, type User } from '@folkmoot/contracts/client';
import { useInfiniteOperation, usePageTitle, useSearchParams } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Group,
  Page,
  PageHeader,
  QueryStates,
  SearchBox,
  SimpleGrid,
  Stack,
  StatCard,
  Text,
  Title,
} from '@folkmoot/ui';
import { messages } from './team.messages';

const columns: Column<User>[] = [
  {
    key: 'name',
    header: messages.columns.name,
    cell: ({ name, email }) => (
      <>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {email}
        </Text>
      </>
    ),
  },
  { key: 'role', header: messages.columns.role, cell: ({ role }) => roleLabels[role] },
  {
    key: 'status',
    header: messages.columns.status,
    cell: ({ status }) => (
      <Badge variant="light" color={status === 'active' ? 'green' : 'gray'}>
        {messages.statuses[status]}
      </Badge>
    ),
  },
  {
    key: 'lastLogin',
    header: messages.columns.lastLogin,
    cell: ({ lastLoginAt }) =>
      lastLoginAt
        ? new Date(lastLoginAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
        : messages.never,
  },
];

const Stats = ({ members }: { members: readonly User[] }) => (
  <SimpleGrid cols={{ base: 2, md: 3 }}>
    <StatCard label={messages.stats.total} value={members.length} unit={messages.statUnits.total} />
    <StatCard
      label={messages.stats.active}
      value={members.filter(({ status }) => status === 'active').length}
      unit={messages.statUnits.active}
    />
    <StatCard
      label={messages.stats.admins}
      value={members.filter(({ role }) => role === 'council_admin').length}
      unit={messages.statUnits.admins}
    />
  </SimpleGrid>
);

const Roles = () => (
  <Card>
    <Stack gap={4}>
      <Title order={2} size="h5">
        {messages.roles}
      </Title>
      <Text size="sm">{messages.roleDescriptions.admin}</Text>
      <Text size="sm">{messages.roleDescriptions.staff}</Text>
    </Stack>
  </Card>
);

export const TeamPage = () => {
  usePageTitle(messages.title);
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const everyone = useInfiniteOperation(listMembersOperation, { query: { limit: 200 } });
  const found = useInfiniteOperation(listMembersOperation, { query: q ? { q } : { limit: 200 } });
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      {everyone.data && <Stats members={everyone.data.items} />}
      <SearchBox
        label={messages.search}
        value={q}
        onChange={(next) => setParams(next ? { q: next } : {}, { replace: true })}
      />
      <QueryStates query={found} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
          ) : (
            <DataTable label={messages.list} columns={columns} rows={items} rowKey={({ id }) => id} />
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
      <Roles />
    </Page>
  );
};
