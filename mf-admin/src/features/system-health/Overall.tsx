import type { getSystemHealthOperation, ReplyOf } from '@folkmoot/contracts/client';
import { Alert, Group, Text } from '@folkmoot/ui';
import { timeHere } from './moments';
import { fullNameOf } from './PartTables';
import { stateLook } from './StateBadge';
import { messages as texts } from './system-health.messages';

type SystemHealth = ReplyOf<typeof getSystemHealthOperation>;

const troubled = ({ parts }: SystemHealth): string =>
  parts
    .filter(({ state }) => state === 'down' || state === 'degraded')
    .map((part) => `${fullNameOf(part)}: ${part.detail}`)
    .join(' ');

/** The overall state in one line, with the problems. */
export const Overall = ({ health, isFresh }: { health: SystemHealth; isFresh: boolean }) => {
  const state = isFresh ? health.state : 'unknown';
  const { tone, icon: Icon } = stateLook(state);
  return (
    <Alert color={tone} role="status" icon={<Icon stroke={1.5} aria-hidden="true" />} title={texts.whole[state]}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{isFresh ? troubled(health) : texts.notFresh}</Text>
        <Text size="sm" c="dimmed" className="tabular">
          {texts.checked(timeHere(health.checkedAt))}
        </Text>
      </Group>
    </Alert>
  );
};
