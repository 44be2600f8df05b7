import { calendarDayIn, listSignInFailuresOperation, momentIn, type ReplyOf } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { type Column, DataTable, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { useIsPhone } from '@folkmoot/ui/controls';
import { failureMessages as texts } from './activity-log.messages';

type Failure = ReplyOf<typeof listSignInFailuresOperation>['items'][number];

const HEIGHT = 320;

const Who = ({ user }: Pick<Failure, 'user'>) => (
  <>
    <Text size="sm">{user?.name ?? texts.unknown}</Text>
    {user ? (
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Text>
    ) : null}
  </>
);

const columnsIn = (zone: string): Column<Failure>[] => [
  { key: 'day', header: texts.columns.day, width: 130, cell: ({ day }) => calendarDayIn(day, zone) },
  { key: 'who', header: texts.columns.who, width: '34%', cell: ({ user }) => <Who user={user} /> },
  { key: 'why', header: texts.columns.why, cell: ({ reason }) => texts.reasons[reason] },
  {
    key: 'count',
    header: texts.columns.count,
    width: 90,
    align: 'end',
    cell: ({ count }) => count.toLocaleString('en'),
  },
  { key: 'last', header: texts.columns.last, width: 170, cell: ({ lastAt }) => momentIn(lastAt, zone) },
];

/** For a phone: each count as one cell. */
const narrowIn = (zone: string): Column<Failure>[] => [
  {
    key: 'count',
    header: texts.columns.who,
    cell: ({ day, user, reason, count, lastAt }) => (
      <Stack gap={4} py={4}>
        <div>
          <Who user={user} />
        </div>
        <Text size="sm">{texts.times(texts.reasons[reason], count)}</Text>
        <Text size="xs" c="dimmed">
          {texts.lastOn(calendarDayIn(day, zone), momentIn(lastAt, zone))}
        </Text>
      </Stack>
    ),
  },
];

const Counts = ({ items, zone }: { items: readonly Failure[]; zone: string }) => {
  const isPhone = useIsPhone();
  return (
    <DataTable
      label={texts.title}
      columns={isPhone ? narrowIn(zone) : columnsIn(zone)}
      rows={items}
      rowKey={({ day, user, reason }) => [day, user?.id, reason].join(' ')}
      height={HEIGHT}
      minWidth={isPhone ? 0 : 680}
    />
  );
};

interface Props {
  /** Days in UTC; left out, the last 28 days. */
  from: string | undefined;
  to: string | undefined;
  zone: string;
}

/** How often signing in failed. The log itself has only a sample. */
export const FailedSignIns = ({ from, to, zone }: Props) => {
  const query = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const failures = useOperation(listSignInFailuresOperation, { query });
  return (
    <Stack gap="xs" component="section" aria-label={texts.title}>
      <div>
        <Title order={2} size="h5">
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
      </div>
      <QueryStates query={failures} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.failed}>
        {({ items }) =>
          items.length === 0 ? <Text size="sm">{texts.none}</Text> : <Counts items={items} zone={zone} />
        }
      </QueryStates>
      <Title order={2} size="h5" mt="sm">
        {texts.entries}
      </Title>
    </Stack>
  );
};
