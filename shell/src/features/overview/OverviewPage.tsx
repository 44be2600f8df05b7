import { getOverviewOperation, getSubscriberOverviewOperation } from '@folkmoot/contracts/client';
import { Navigate, useCan, useOperation, usePageTitle, useSession } from '@folkmoot/shell-sdk';
import { Page, PageHeader, PageLoading, QueryStates } from '@folkmoot/ui';
import { allowed } from '../../entities/navigation/navigation';
import { quickActionsOf, useRemotes } from '../../entities/remote';
import { AttentionList } from './AttentionList';
import { FigureCards, FigureCardsLoading } from './FigureCards';
import { NewsList } from './NewsList';
import { messages } from './overview.messages';
import classes from './overview.module.css';
import { QuickActions } from './QuickActions';
import { RecentCampaigns } from './RecentCampaigns';
import { RunningCampaigns } from './RunningCampaigns';
import { useLastVisit } from './use-last-visit';

const RECENT_ROWS = 5;

const Ready = () => {
  const session = useSession();
  const canSeeSubscribers = useCan('subscriber:read');
  const since = useLastVisit();
  const input = { query: since === undefined ? {} : { since } };
  const overview = useOperation(getOverviewOperation, input);
  const subscribers = useOperation(getSubscriberOverviewOperation, input, { enabled: canSeeSubscribers });
  const { data } = useRemotes();
  const actions = allowed(session, quickActionsOf(data?.remotes ?? []));
  const create = actions.find(({ permission }) => permission === 'campaign:edit');
  const parts = { campaigns: overview, subscribers: canSeeSubscribers ? subscribers : null };
  return (
    <>
      <div className={classes.columns}>
        <AttentionList {...parts} />
        <NewsList since={since} {...parts} />
      </div>
      <QueryStates query={overview} loading={<FigureCardsLoading />} errorTitle={messages.loadFailed}>
        {(figures) => <FigureCards overview={figures} />}
      </QueryStates>
      {overview.data ? (
        <>
          <RunningCampaigns campaigns={overview.data.runningCampaigns} />
          <RecentCampaigns
            campaigns={overview.data.recentCampaigns}
            createPath={create ? `/dashboard/${create.path}` : null}
          />
        </>
      ) : null}
      {overview.isPending ? <PageLoading label={messages.loadingCampaigns} shape="table" count={RECENT_ROWS} /> : null}
      <QuickActions actions={actions} />
    </>
  );
};

/** /dashboard/overview. Without a council it has no data, so it redirects to the index. */
export const OverviewPage = () => {
  usePageTitle(messages.title);
  const { council } = useSession();
  if (!council) return <Navigate to="/dashboard" replace />;
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description(council.name)} />
      <Ready />
    </Page>
  );
};
