import type { CampaignDetail } from '@folkmoot/contracts/client';
import { LoadedPage, Outlet, useCan, useFullScreen, usePageTitle } from '@folkmoot/shell-sdk';
import { Button, IconPlayerPlay } from '@folkmoot/ui';
import { CampaignStatusBadge } from '../../entities/campaign/CampaignStatusBadge';
import type { CampaignBar } from '../../entities/campaign/campaign-bar';
import { PageFormsProvider } from '../../entities/campaign/save-with-page';
import { isAllowed } from '../../entities/campaign/transitions.domain';
import { useCampaignQuery } from '../../entities/campaign/use-campaign';
import { messages } from './campaign-detail.messages';
import { LaunchReview } from './LaunchReview';
import { NoticeBanner } from './NoticeBanner';
import { type Transitions, useTransitions } from './use-transitions';

interface ActivateProps {
  campaign: CampaignDetail;
  transitions: Transitions;
}

const ActivateButton = ({ campaign, transitions }: ActivateProps) => {
  const canActivate = useCan('campaign:activate');
  if (!canActivate || !isAllowed(campaign.status, 'activate')) return null;
  return (
    <Button
      size="sm"
      leftSection={<IconPlayerPlay size={16} stroke={1.5} aria-hidden="true" />}
      loading={transitions.isBusy}
      onClick={() => void transitions.activate()}
    >
      {messages.activate}
    </Button>
  );
};

const Loaded = ({ campaign }: { campaign: CampaignDetail }) => {
  usePageTitle(campaign.title);
  const transitions = useTransitions(campaign);
  const { notice } = transitions;
  const bar: CampaignBar = {
    title: campaign.title,
    status: <CampaignStatusBadge campaign={campaign} />,
    primaryAction: <ActivateButton campaign={campaign} transitions={transitions} />,
    notice: notice && <NoticeBanner key={notice.id} notice={notice} transitions={transitions} />,
  };
  return (
    <>
      <Outlet context={bar} />
      <LaunchReview campaign={campaign} transitions={transitions} />
    </>
  );
};

const listPath = '/dashboard/campaigns';

/** One campaign on the full screen. The page inside shows title, status and Activate in its own bar. */
export const FullScreenCampaign = () => {
  const query = useCampaignQuery();
  // Without the campaign there is no bar, so the dashboard's menu stays.
  useFullScreen(!query.isError || query.data !== undefined);
  return (
    <LoadedPage
      query={query}
      missing={{
        title: messages.notFoundTitle,
        text: messages.notFoundText,
        back: { to: listPath, label: messages.back },
      }}
      loadingLabel={messages.loading}
      errorTitle={messages.loadFailed}
    >
      {(campaign) => (
        <PageFormsProvider>
          <Loaded campaign={campaign} />
        </PageFormsProvider>
      )}
    </LoadedPage>
  );
};
