import type { CampaignDetail, CampaignStep } from '@folkmoot/contracts/client';
import { LoadedPage, Outlet, useCan, useLocation, usePageTitle } from '@folkmoot/shell-sdk';
import { Page, Stack } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import { PageFormsProvider } from '../../entities/campaign/save-with-page';
import { isAllowed } from '../../entities/campaign/transitions.domain';
import { useCampaignQuery } from '../../entities/campaign/use-campaign';
import { CampaignHead } from './CampaignHead';
import { messages } from './campaign-detail.messages';
import { LaunchReview } from './LaunchReview';
import { NoticeBanner } from './NoticeBanner';
import { StepProgress } from './StepProgress';
import { useTransitions } from './use-transitions';

const tabPaths = ['overview', 'builder', 'delivery', 'reports', 'publish', 'settings'] as const;
const listPath = '/dashboard/campaigns';

const CampaignTabs = ({ campaignId }: { campaignId: string }) => (
  <LinkTabs tabs={tabPaths.map((tab) => ({ to: `${listPath}/${campaignId}/${tab}`, label: messages.tabs[tab] }))} />
);

const Loaded = ({ campaign }: { campaign: CampaignDetail }) => {
  usePageTitle(campaign.title);
  const transitions = useTransitions(campaign);
  const mayEdit = useCan('campaign:edit');
  const mayActivate = useCan('campaign:activate');
  const isOverview = useLocation().pathname.endsWith('/overview');
  const select = async (step: CampaignStep) => {
    await transitions.setStep(step);
    if (step === 'review' && mayActivate && isAllowed(campaign.status, 'activate')) await transitions.activate();
  };
  return (
    <Page gap="xs">
      <CampaignHead campaign={campaign} transitions={transitions} />
      {transitions.notice && (
        <NoticeBanner key={transitions.notice.id} notice={transitions.notice} transitions={transitions} />
      )}
      <Stack gap="lg">
        <CampaignTabs campaignId={campaign.id} />
        {isOverview && <StepProgress current={campaign.currentStep} onSelect={mayEdit ? select : null} />}
        <Outlet context={campaign} />
      </Stack>
      <LaunchReview campaign={campaign} transitions={transitions} />
    </Page>
  );
};

/** One campaign. Each tab has its own address. */
export const CampaignDetailPage = () => (
  <LoadedPage
    query={useCampaignQuery()}
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
