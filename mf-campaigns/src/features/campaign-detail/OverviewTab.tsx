import type { CampaignDetail } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Card, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import { frequencyLabels, methodLabels } from '../../entities/campaign/campaign-words.messages';
import { isBeforeActivation } from '../../entities/campaign/transitions.domain';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { CampaignStats } from './CampaignStats';
import { messages } from './campaign-detail.messages';
import { PublicLink } from './PublicLink';
import { Readiness } from './Readiness';
import { hasRounds, Rounds } from './Rounds';
import { StatusHistory } from './StatusHistory';

const texts = messages.overview;

const factsOf = (campaign: CampaignDetail, timeZone: string): [label: string, value: string][] => {
  const moment = (at: string | null) => (at ? momentIn(at, timeZone) : texts.notSet);
  return [
    [texts.targetAudience, campaign.targetAudience],
    [texts.frequency, frequencyLabels[campaign.frequency]],
    [texts.deliveryMethods, campaign.deliveryMethods.map((method) => methodLabels[method]).join(', ') || texts.none],
    [texts.startDate, moment(campaign.startDate)],
    [texts.endDate, moment(campaign.endDate)],
    [texts.targetResponses, campaign.targetResponses?.toLocaleString('en') ?? texts.notSet],
    ...(campaign.labels.length > 0 ? [[texts.labels, campaign.labels.join(', ')] satisfies [string, string]] : []),
  ];
};

const Facts = ({ campaign }: { campaign: CampaignDetail }) => {
  const timeZone = useCouncilZone();
  return (
    <Card component="section" aria-label={texts.title}>
      <Title order={2} mb="md">
        {texts.title}
      </Title>
      {campaign.description && (
        <Text mb="md" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {campaign.description}
        </Text>
      )}
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} m={0} verticalSpacing="sm">
        {factsOf(campaign, timeZone).map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={500}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Card>
  );
};

/** The facts of the campaign, its readiness, and its public link. */
export const OverviewTab = () => {
  const campaign = useCampaign();
  return (
    <Stack>
      {isBeforeActivation(campaign.status) ? <Readiness campaign={campaign} /> : <CampaignStats campaign={campaign} />}
      <PublicLink campaign={campaign} />
      {hasRounds(campaign) && <Rounds campaign={campaign} />}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Facts campaign={campaign} />
        <StatusHistory campaign={campaign} />
      </SimpleGrid>
    </Stack>
  );
};
