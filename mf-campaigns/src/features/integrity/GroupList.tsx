import type { Integrity, Wave } from '@folkmoot/contracts/client';
import { useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, Group, LinkButton, Stack, Text, Title } from '@folkmoot/ui';
import { useState } from 'react';
import { groupName, groupPath, isWaiting } from '../../entities/integrity';
import { Follow } from './Follow';
import { DecisionState, EffectLine, Period, Reasons } from './GroupFacts';
import { messages } from './integrity.messages';
import classes from './integrity.module.css';
import { KindBadge } from './KindBadge';

const texts = messages.groups;
const MAX_SHOWN_AT_FIRST = 6;

interface CardProps {
  campaignId: string;
  wave: Wave;
  waves: readonly Wave[];
}

const GroupCard = ({ campaignId, wave, waves }: CardProps) => {
  const name = groupName(wave, useCouncilZone());
  const label = isWaiting(wave) ? texts.open : texts.openDecided;
  return (
    <Card component="article" aria-label={name} className={classes.group} data-kind={wave.kind}>
      <div className={classes.groupBody}>
        <Stack gap="xs">
          <Group gap="xs">
            <KindBadge kind={wave.kind} />
            <Period wave={wave} />
          </Group>
          <Reasons wave={wave} />
          <EffectLine campaignId={campaignId} wave={wave} />
          <Follow campaignId={campaignId} wave={wave} waves={waves} />
        </Stack>
        <Stack gap="xs" className={classes.groupSide}>
          <DecisionState wave={wave} />
          <LinkButton
            to={groupPath(campaignId, wave.id)}
            variant={isWaiting(wave) ? 'filled' : 'default'}
            aria-label={texts.openOf(label, name)}
          >
            {label}
          </LinkButton>
        </Stack>
      </div>
    </Card>
  );
};

interface ListProps {
  campaignId: string;
  title: string;
  shown: readonly Wave[];
  waves: readonly Wave[];
}

const List = ({ campaignId, title, shown, waves }: ListProps) => {
  const [isWhole, setIsWhole] = useState(false);
  if (shown.length === 0) return null;
  const first = isWhole ? shown : shown.slice(0, MAX_SHOWN_AT_FIRST);
  return (
    <Stack gap="xs">
      <Title order={3} size="h6">
        {title}
      </Title>
      {first.map((wave) => (
        <GroupCard key={wave.id} campaignId={campaignId} wave={wave} waves={waves} />
      ))}
      {first.length < shown.length && (
        <Group justify="center">
          <Button variant="default" onClick={() => setIsWhole(true)}>
            {texts.more}
          </Button>
        </Group>
      )}
    </Stack>
  );
};

const Kinds = () => (
  <Stack gap={4}>
    {(['doubtful', 'organised'] as const).map((kind) => (
      <Text key={kind} size="sm" c="dimmed" className={classes.kind} data-kind={kind}>
        {texts.kindTexts[kind]}
      </Text>
    ))}
  </Stack>
);

const None = ({ isChecked }: { isChecked: boolean }) =>
  isChecked ? (
    <Card>
      <EmptyState level={3} title={texts.none} text={texts.noneText} />
    </Card>
  ) : (
    <Text size="sm">{texts.notChecked}</Text>
  );

/** The groups of responses that belong together: those that wait for a decision, then the decided ones. */
export const GroupList = ({
  campaignId,
  integrity: { waves, analysedAt },
}: {
  campaignId: string;
  integrity: Integrity;
}) => {
  const waiting = waves.filter(isWaiting);
  const decided = waves.filter((wave) => !isWaiting(wave));
  const list = { campaignId, waves };
  return (
    <Stack component="section" gap="md" aria-label={texts.title}>
      <div>
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        <Kinds />
      </div>
      {waves.length === 0 && <None isChecked={analysedAt !== null} />}
      <List {...list} title={texts.undecided(waiting.length)} shown={waiting} />
      <List {...list} title={texts.decided(decided.length)} shown={decided} />
    </Stack>
  );
};
