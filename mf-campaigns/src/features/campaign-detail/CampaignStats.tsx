import { type CampaignDetail, responseRate } from '@folkmoot/contracts/client';
import { Stack } from '@folkmoot/ui';
import { FigureStrip } from '@folkmoot/ui/controls';
import { daysActive, startOf } from './campaign-detail.domain';
import { messages } from './campaign-detail.messages';
import { ImportedAnswers } from './ImportedAnswers';
import { InvitationRate } from './InvitationRate';

const texts = messages.stats;

const figuresOf = ({ responseCount, targetResponses, startDate, openDays }: CampaignDetail, now: Date) => [
  {
    label: texts.responses,
    value: responseCount,
    unit: texts.responsesUnit,
    howComputed: texts.responsesHow,
  },
  {
    label: texts.target,
    value: targetResponses ?? texts.none,
    unit: targetResponses ? texts.targetUnit : texts.noTarget,
    howComputed: texts.targetHow,
  },
  {
    label: texts.responseRate,
    value: `${responseRate(responseCount, targetResponses)}%`,
    unit: texts.responseRateUnit,
    howComputed: texts.responseRateHow,
  },
  {
    label: texts.daysActive,
    value: daysActive(startDate, now),
    unit: texts.daysActiveUnit[startOf(startDate, now)],
    howComputed: texts.daysActiveHow(openDays),
  },
];

/** The four figures of a campaign, each with how it is computed, and the true rate where people were invited by mail. */
export const CampaignStats = ({ campaign }: { campaign: CampaignDetail }) => (
  <Stack gap="xs">
    <FigureStrip figures={figuresOf(campaign, new Date())} />
    <ImportedAnswers campaignId={campaign.id} />
    <InvitationRate campaign={campaign} />
  </Stack>
);
