import { type getOverviewOperation, getTeamActivityOperation, type ReplyOf } from '@folkmoot/contracts/client';
import { dayIn, useCan, useOperation, useSession } from '@folkmoot/shell-sdk';
import {
  IconActivity,
  IconMessageCircle,
  IconSpeakerphone,
  IconTarget,
  SimpleGrid,
  Skeleton,
  StatCard,
} from '@folkmoot/ui';
import { countDelta, isYoungerThanPeriod, rateDelta } from './overview.domain';
import { messages } from './overview.messages';
import classes from './overview.module.css';

export type Overview = ReplyOf<typeof getOverviewOperation>;

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const ActiveUsersCard = () => {
  const { council } = useSession();
  const { data, error } = useOperation(getTeamActivityOperation, {});
  if (!data && !error) return <Skeleton height={124} />;
  const zone = council?.timezone ?? 'UTC';
  const isYoung = data ? isYoungerThanPeriod(data.since, Date.now()) : false;
  const unit = data && isYoung ? messages.activeUsersSince(dayIn(data.since, zone)) : messages.activeUsersUnit;
  return (
    <StatCard
      label={messages.activeUsers}
      icon={<IconActivity {...icon} />}
      value={data ? data.activeUsers : null}
      unit={data ? unit : messages.teamFailed}
      delta={data ? countDelta(data.activeUsers, data.previousActiveUsers) : null}
      howComputed={messages.howActiveUsers}
    />
  );
};

const ResponsesCard = ({ overview }: { overview: Overview }) => {
  const { council } = useSession();
  const isYoung = council !== null && isYoungerThanPeriod(council.createdAt, Date.now());
  return (
    <StatCard
      label={messages.totalResponses}
      icon={<IconMessageCircle {...icon} />}
      value={overview.totalResponses}
      unit={
        isYoung ? messages.totalResponsesSince(dayIn(council.createdAt, council.timezone)) : messages.totalResponsesUnit
      }
      delta={countDelta(overview.totalResponses, overview.previousTotalResponses)}
      howComputed={messages.howTotalResponses}
    />
  );
};

const RateCard = ({ overview }: { overview: Overview }) => {
  const { responseRate, previousResponseRate, previousTotalResponses, targetSum } = overview;
  return (
    <StatCard
      label={messages.responseRate}
      icon={<IconTarget {...icon} />}
      value={responseRate === null ? null : `${responseRate}%`}
      unit={responseRate === null ? messages.noRate : messages.responseRateUnit(targetSum.toLocaleString('en'))}
      delta={previousTotalResponses === 0 ? null : rateDelta(responseRate, previousResponseRate)}
      howComputed={messages.howResponseRate}
    />
  );
};

const columns = { base: 2, lg: 4 } as const;
const spacing = { base: 'xs', sm: 'md' } as const;

/** Skeletons of the figures, as high as they are. */
export const FigureCardsLoading = () => (
  <div role="status" aria-label={messages.loading} aria-busy="true">
    <SimpleGrid cols={columns} spacing={spacing} aria-hidden="true">
      {['campaigns', 'responses', 'rate', 'users'].map((figure) => (
        <div key={figure} className={classes.figureLoading}>
          <Skeleton height="100%" />
        </div>
      ))}
    </SimpleGrid>
  </div>
);

/** The four figures, each with its period, and a delta only when there is a period to compare with. */
export const FigureCards = ({ overview }: { overview: Overview }) => {
  const canSeeTeam = useCan('team:read');
  return (
    <SimpleGrid cols={{ ...columns, lg: canSeeTeam ? 4 : 3 }} spacing={spacing}>
      <StatCard
        label={messages.activeCampaigns}
        icon={<IconSpeakerphone {...icon} />}
        value={overview.activeCampaigns}
        unit={messages.activeCampaignsUnit(overview)}
        howComputed={messages.howActiveCampaigns}
      />
      <ResponsesCard overview={overview} />
      <RateCard overview={overview} />
      {canSeeTeam ? <ActiveUsersCard /> : null}
    </SimpleGrid>
  );
};
