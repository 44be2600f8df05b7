import type { CampaignDetail } from '@folkmoot/contracts/client';
import { momentInWords } from '@folkmoot/shell-sdk';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { roundTexts as texts } from './campaign-detail.messages';

/** Only a recurring campaign that accepts answers, or soon will, shows its rounds. */
export const hasRounds = ({ frequency, status }: CampaignDetail): boolean =>
  frequency !== 'once' && (status === 'active' || status === 'scheduled');

const openText = ({ round, timezone }: CampaignDetail): string => {
  if (!round) return texts.none;
  const current = texts.current(round.number);
  return round.closesAt ? `${current} ${texts.until(momentInWords(round.closesAt, timezone))}.` : `${current}.`;
};

/** Which round is open, and when the next one opens. */
export const Rounds = ({ campaign }: { campaign: CampaignDetail }) => {
  const { nextOpensAt, timezone } = campaign;
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap={4}>
        <Title order={2}>{texts.title}</Title>
        <Text>{openText(campaign)}</Text>
        <Text c="dimmed">{nextOpensAt ? texts.next(momentInWords(nextOpensAt, timezone)) : texts.last}</Text>
      </Stack>
    </Card>
  );
};
