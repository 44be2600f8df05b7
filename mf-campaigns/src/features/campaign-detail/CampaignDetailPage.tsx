import type { CampaignDetail } from '@folkmoot/contracts/client';
import { ApiError, Outlet, useCan, useNavigate, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Banner,
  Button,
  EmptyState,
  Group,
  Page,
  PageHeader,
  QueryStates,
  Stack,
  StatusBadge,
  Text,
} from '@folkmoot/ui';
import { ConfirmDialog, LinkTabs } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { CampaignStats } from './CampaignStats';
import { canActivate, canComplete } from './campaign-detail.domain';
import { messages } from './campaign-detail.messages';
import { StepProgress } from './StepProgress';
import { useCampaignQuery } from './use-campaign';
import { type Transitions, useTransitions } from './use-transitions';

const tabPaths = ['overview', 'builder', 'delivery', 'reports', 'settings'] as const;

const NotFound = () => {
  const navigate = useNavigate();
  return (
    <Page>
      <EmptyState
        title={messages.notFoundTitle}
        text={messages.notFoundText}
        action={<Button onClick={() => navigate('/dashboard/campaigns')}>{messages.back}</Button>}
      />
    </Page>
  );
};

const Actions = ({ campaign, transitions }: { campaign: CampaignDetail; transitions: Transitions }) => {
  const [asksToClose, setAsksToClose] = useState(false);
  return (
    <Group gap="xs">
      <StatusBadge status={campaign.status} />
      {canComplete(campaign.status) && (
        <Button variant="default" disabled={transitions.isBusy} onClick={() => setAsksToClose(true)}>
          {messages.complete}
        </Button>
      )}
      {campaign.status === 'active' && (
        <Button variant="default" loading={transitions.isBusy} onClick={() => void transitions.pause()}>
          {messages.pause}
        </Button>
      )}
      {canActivate(campaign.status) && (
        <Button loading={transitions.isBusy} onClick={() => void transitions.activate()}>
          {messages.activate}
        </Button>
      )}
      <ConfirmDialog
        opened={asksToClose}
        title={messages.complete}
        question={messages.completeQuestion}
        confirmLabel={messages.complete}
        onClose={() => setAsksToClose(false)}
        onConfirm={transitions.complete}
      >
        <Text size="sm">{messages.completeDetails}</Text>
      </ConfirmDialog>
    </Group>
  );
};

const CampaignTabs = ({ campaignId }: { campaignId: string }) => (
  <LinkTabs
    tabs={tabPaths.map((tab) => ({ to: `/dashboard/campaigns/${campaignId}/${tab}`, label: messages.tabs[tab] }))}
  />
);

const Loaded = ({ campaign }: { campaign: CampaignDetail }) => {
  usePageTitle(campaign.title);
  const transitions = useTransitions(campaign);
  const mayActivate = useCan('campaign:activate');
  const mayEdit = useCan('campaign:edit');
  return (
    <Page>
      <PageHeader
        title={campaign.title}
        description={campaign.description}
        back={{ to: '/dashboard/campaigns', label: messages.back }}
        actions={mayActivate && <Actions campaign={campaign} transitions={transitions} />}
      />
      {transitions.notice && (
        <Banner kind={transitions.notice.kind} onClose={transitions.dismiss}>
          {transitions.notice.text}
        </Banner>
      )}
      <StepProgress
        current={campaign.currentStep}
        onSelect={mayEdit ? (step) => void transitions.setStep(step) : null}
      />
      <CampaignStats campaign={campaign} />
      <Stack gap="lg">
        <CampaignTabs campaignId={campaign.id} />
        <Outlet context={campaign} />
      </Stack>
    </Page>
  );
};

export const CampaignDetailPage = () => {
  const query = useCampaignQuery();
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  return (
    <QueryStates query={query} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
      {(campaign) => <Loaded campaign={campaign} />}
    </QueryStates>
  );
};
