import { type CampaignDetail, responseRate } from '@folkmoot/contracts';
import { SimpleGrid, StatCard } from '@folkmoot/ui';
import { daysActive, daysOpen } from './campaign-detail.domain';
import { messages } from './campaign-detail.messages';

const texts = messages.stats;

export const CampaignStats = ({ campaign }: { campaign: CampaignDetail }) => {
  const now = new Date();
  const rate = responseRate(campaign.responseCount, campaign.targetResponses);
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      <StatCard
        label={texts.responses}
        value={campaign.responseCount.toLocaleString('en-GB')}
        explanation={texts.responsesHow}
      />
      <StatCard
        label={texts.target}
        value={campaign.targetResponses?.toLocaleString('en-GB') ?? texts.noTarget}
        explanation={texts.targetHow}
      />
      <StatCard label={texts.responseRate} value={`${rate}%`} explanation={texts.responseRateHow} />
      <StatCard
        label={texts.daysActive}
        value={String(daysActive(campaign.startDate, now))}
        explanation={texts.daysActiveHow(daysOpen(campaign, now))}
      />
    </SimpleGrid>
  );
};
