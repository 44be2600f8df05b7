import { getOverviewOperation } from '@folkmoot/contracts/client';
import { Navigate, useOperation, usePageTitle, useSession } from '@folkmoot/shell-sdk';
import { Page, PageHeader, QueryStates } from '@folkmoot/ui';
import { allowed } from '../../entities/navigation/navigation';
import { quickActionsOf, useRemotes } from '../../entities/remote';
import { FigureCards } from './FigureCards';
import { messages } from './overview.messages';
import { QuickActions } from './QuickActions';
import { RecentCampaigns } from './RecentCampaigns';

const Ready = () => {
  const session = useSession();
  const overview = useOperation(getOverviewOperation, {});
  const { data } = useRemotes();
  const actions = allowed(session, quickActionsOf(data?.remotes ?? []));
  const create = actions.find(({ permission }) => permission === 'campaign:edit');
  return (
    <QueryStates
      query={overview}
      loadingLabel={messages.loading}
      loadingShape="figures"
      errorTitle={messages.loadFailed}
    >
      {(figures) => (
        <>
          <FigureCards overview={figures} />
          <QuickActions actions={actions} />
          <RecentCampaigns
            campaigns={figures.recentCampaigns}
            createPath={create ? `/dashboard/${create.path}` : null}
          />
        </>
      )}
    </QueryStates>
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
