import { getAvailabilityOperation, type ReplyOf } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { type Column, DataTable, QueryStates, SimpleGrid, Stack, StatCard, Text } from '@folkmoot/ui';
import { dayHere } from './moments';
import { Section } from './Section';
import { percent, messages as whole } from './system-health.messages';

type Availability = ReplyOf<typeof getAvailabilityOperation>;
type Area = Availability['areas'][number];

const texts = whole.availability;
const AGAIN_MS = 60_000;
/** With fewer requests, one failure changes the figure by 0.1% or more. */
const FEW = 1_000;

const periodOf = ({ isWhole, since }: Availability): string =>
  isWhole || !since ? texts.inPeriod : texts.since(dayHere(since));

/** A share without failures is shown as a text: 100% would claim more than a sample can show. */
const shareText = ({ share, failures }: Pick<Area, 'share' | 'failures'>): string => {
  if (share === null) return texts.noRequests;
  return failures === 0 ? texts.noneFailed : percent(share);
};

const columns: Column<Area>[] = [
  { key: 'area', header: texts.columns.area, width: '36%', cell: ({ area }) => whole.areas[area] },
  {
    key: 'share',
    header: texts.columns.share,
    width: '26%',
    align: 'end',
    cell: shareText,
  },
  {
    key: 'failures',
    header: texts.columns.failures,
    align: 'end',
    cell: ({ failures }) => failures.toLocaleString('en'),
  },
  {
    key: 'requests',
    header: texts.columns.requests,
    align: 'end',
    cell: ({ requests }) => requests.toLocaleString('en'),
  },
];

const Cards = ({ availability }: { availability: Availability }) => {
  const { total, budget, burn, measuredShare, target } = availability;
  const period = periodOf(availability);
  const { usedShare } = budget;
  return (
    <SimpleGrid cols={{ base: 2, md: 3 }}>
      <StatCard
        label={texts.label}
        value={total.share === null ? null : shareText(total)}
        unit={total.share === null ? texts.none : texts.of(total.requests, period)}
        howComputed={texts.how}
      />
      <StatCard
        label={texts.budget}
        value={usedShare === null ? null : usedShare === 0 ? texts.wholeBudget : percent(Math.max(0, 1 - usedShare))}
        unit={usedShare === null ? texts.none : texts.budgetUnit(total.failures, budget.allowed, percent(target))}
        howComputed={texts.budgetHow}
      />
      <StatCard
        label={texts.measured}
        value={measuredShare === null ? null : percent(measuredShare)}
        unit={measuredShare === null ? texts.none : texts.measuredUnit(period)}
        howComputed={texts.measuredHow}
      />
      {burn.map(({ hours, rate, requests }) => (
        <StatCard
          key={hours}
          label={texts.overHours(hours)}
          value={rate === null ? null : texts.burnTimes(rate)}
          unit={rate === null ? texts.none : texts.burnUnit(hours, requests)}
          howComputed={texts.burnHow}
        />
      ))}
    </SimpleGrid>
  );
};

/** How many requests were answered, from what the gateway counted. */
export const AvailabilitySection = () => {
  const query = useOperation(getAvailabilityOperation, {}, { refetchInterval: AGAIN_MS });
  return (
    <Section title={texts.title}>
      <QueryStates query={query} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.failed}>
        {(availability) => (
          <Stack gap="sm">
            <Cards availability={availability} />
            {availability.total.requests > 0 && availability.total.requests < FEW ? (
              <Text size="sm" c="dimmed">
                {texts.small(availability.total.requests)}
              </Text>
            ) : null}
            <DataTable
              label={texts.byArea}
              columns={columns}
              rows={availability.areas}
              rowKey={({ area }) => area}
              minWidth={480}
            />
          </Stack>
        )}
      </QueryStates>
    </Section>
  );
};
