import { getAvailabilityOperation, getSystemStatsOperation, type ReplyOf } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { SimpleGrid, StatCard } from '@folkmoot/ui';
import { messages } from './system.messages';

const texts = messages.stats;
const NONE = '–';

const monthOf = (beganAt: string): string =>
  new Date(beganAt).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Never rounded up to a hundred: 99.996 % is not 100 %. */
const percentOf = (share: number): string => `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`;

/** A few good hours are not a hundred percent. */
const uptimeOf = (share: number | null, isWhole: boolean): string => {
  if (share === null) return NONE;
  return share === 1 && !isWhole ? texts.uptimeFlawless : percentOf(share);
};

const uptimeUnit = ({ total, since, isWhole }: ReplyOf<typeof getAvailabilityOperation>): string => {
  if (total.share === null) return texts.uptimeNone;
  const requests = total.requests.toLocaleString('en-GB');
  if (isWhole || !since) return texts.uptimeUnit(requests);
  return texts.uptimeSince(requests, new Date(since).toLocaleDateString('en-GB', { dateStyle: 'medium' }));
};

const Uptime = () => {
  const { data } = useOperation(getAvailabilityOperation, {});
  return (
    <StatCard
      label={texts.uptime}
      value={uptimeOf(data?.total.share ?? null, data?.isWhole ?? false)}
      unit={data ? uptimeUnit(data) : ' '}
      howComputed={texts.uptimeHow}
    />
  );
};

/** The figures of the whole installation (D2), counted where the data is. */
export const SystemStats = () => {
  const { data } = useOperation(getSystemStatsOperation, {});
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      <StatCard
        label={texts.councils}
        value={data?.activeCouncils ?? NONE}
        unit={data ? texts.councilsUnit(data.totalCouncils) : ' '}
        howComputed={texts.councilsHow}
      />
      <StatCard
        label={texts.users}
        value={data?.totalUsers ?? NONE}
        unit={data ? texts.usersUnit(data.activeUsers) : ' '}
        howComputed={texts.usersHow}
      />
      <StatCard
        label={texts.responses}
        value={data?.monthlyResponses ?? NONE}
        unit={data ? texts.responsesUnit(monthOf(data.monthBeganAt)) : ' '}
        howComputed={texts.responsesHow}
      />
      <Uptime />
    </SimpleGrid>
  );
};
