import type { Wave } from '@folkmoot/contracts/client';
import { dayIn, useCan, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, Group, Text } from '@folkmoot/ui';
import { messages } from './integrity.messages';
import { useDecision } from './use-decision';

const texts = messages.groups;

interface Props {
  campaignId: string;
  wave: Wave;
  /** All groups of the campaign. */
  waves: readonly Wave[];
}

/** Says that later responses match a decided group, and decides the same about them with one click. */
export const Follow = ({ campaignId, wave, waves }: Props) => {
  const zone = useCouncilZone();
  const canEdit = useCan('campaign:edit');
  const { decide, isPending } = useDecision(campaignId);
  if (wave.follows === null || wave.decision !== null) return null;
  const before = waves.find(({ id }) => id === wave.follows);
  const { decision = null, decidedAt = null, reason = null } = before ?? {};
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {texts.follows(wave.responses, decidedAt && dayIn(decidedAt, zone))}
      </Text>
      {canEdit && decision !== null && reason !== null && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isPending}
          onClick={() => void decide(wave, { decision, reason })}
        >
          {texts.sameAgain[decision]}
        </Button>
      )}
    </Group>
  );
};
