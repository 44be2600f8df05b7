import { type CampaignDetail, responseRate } from '@folkmoot/contracts/client';
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
        value={campaign.responseCount}
        unit={texts.responsesUnit}
        howComputed={texts.responsesHow}
      />
      <StatCard
        label={texts.target}
        value={campaign.targetResponses}
        unit={campaign.targetResponses ? texts.targetUnit : texts.noTarget}
      />
      <StatCard
        label={texts.responseRate}
        value={`${rate}%`}
        unit={texts.responseRateUnit}
        howComputed={texts.responseRateHow}
      />
      <StatCard
        label={texts.daysActive}
        value={daysActive(campaign.startDate, now)}
        unit={texts.daysActiveUnit}
        howComputed={texts.daysActiveHow(daysOpen(campaign, now))}
      />
    </SimpleGrid>
  );
};
