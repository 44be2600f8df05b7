import type { RunningCampaign } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { ProgressBar, Sparkline, Stack, Text, TextLink } from '@folkmoot/ui';
import { OverviewSection, RowsCard } from './OverviewSection';
import { messages } from './overview.messages';
import classes from './overview.module.css';

const Row = ({ campaign }: { campaign: RunningCampaign }) => {
  const { campaignId, title, endDate, responseCount, targetResponses, days } = campaign;
  const zone = useCouncilZone();
  return (
    <li className={classes.running}>
      <Stack gap={2} miw={0}>
        <TextLink to={`/dashboard/campaigns/${campaignId}`} fw={500} lineClamp={2}>
          {title}
        </TextLink>
        <Text size="xs" c="dimmed">
          {endDate ? messages.runningEnds(dayIn(endDate, zone)) : messages.ongoing}
        </Text>
      </Stack>
      <div className={classes.figures}>
        <Sparkline values={days} unit={messages.sparklineUnit} />
        {targetResponses === null ? (
          <Text size="xs" className="tabular">
            {messages.responsesInAll(responseCount)}
          </Text>
        ) : (
          <ProgressBar
            label={messages.runningResponses}
            value={responseCount}
            max={targetResponses}
            text={messages.runningProgress(responseCount, targetResponses)}
          />
        )}
      </div>
    </li>
  );
};

/** Active campaigns with their responses of the last 30 days and their progress. Nothing when none runs. */
export const RunningCampaigns = ({ campaigns }: { campaigns: readonly RunningCampaign[] }) =>
  campaigns.length === 0 ? null : (
    <OverviewSection
      title={messages.running}
      aside={
        <Text size="sm" c="dimmed">
          {messages.runningPeriod}
        </Text>
      }
    >
      <RowsCard label={messages.running}>
        {campaigns.map((campaign) => (
          <Row key={campaign.campaignId} campaign={campaign} />
        ))}
      </RowsCard>
    </OverviewSection>
  );
