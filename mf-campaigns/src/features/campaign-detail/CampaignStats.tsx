import { type CampaignDetail, responseRate } from '@folkmoot/contracts/client';
import { SimpleGrid, Stack, StatCard } from '@folkmoot/ui';
import { daysActive, startOf } from './campaign-detail.domain';
import { messages } from './campaign-detail.messages';
import { InvitationRate } from './InvitationRate';

const texts = messages.stats;

/** The four figures of a campaign, each with how it is computed, and the true rate where people were invited by mail. */
export const CampaignStats = ({ campaign }: { campaign: CampaignDetail }) => {
  const { responseCount, targetResponses, startDate, openDays } = campaign;
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
        <StatCard
          label={texts.responses}
          value={responseCount}
          unit={texts.responsesUnit}
          howComputed={texts.responsesHow}
        />
        <StatCard
          label={texts.target}
          value={targetResponses}
          unit={targetResponses ? texts.targetUnit : texts.noTarget}
          howComputed={texts.targetHow}
        />
        <StatCard
          label={texts.responseRate}
          value={`${responseRate(responseCount, targetResponses)}%`}
          unit={texts.responseRateUnit}
          howComputed={texts.responseRateHow}
        />
        <StatCard
          label={texts.daysActive}
          value={daysActive(startDate, new Date())}
          unit={texts.daysActiveUnit[startOf(startDate, new Date())]}
          howComputed={texts.daysActiveHow(openDays)}
        />
      </SimpleGrid>
      <InvitationRate campaign={campaign} />
    </Stack>
  );
};
