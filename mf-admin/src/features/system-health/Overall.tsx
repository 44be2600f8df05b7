import type { getSystemHealthOperation, HealthPartState, ReplyOf } from '@folkmoot/contracts/client';
import { Alert, Stack, Text, TextLink } from '@folkmoot/ui';
import { timeHere } from './moments';
import { fullNameOf } from './part-names';
import { stateLook } from './StateBadge';
import { duration, historyMessages, messages as texts } from './system-health.messages';

type SystemHealth = ReplyOf<typeof getSystemHealthOperation>;

const order = { down: 0, degraded: 1, ok: 2, unknown: 3 } as const;

/** Parts with a problem, the worst first. */
const troubled = ({ parts }: SystemHealth): HealthPartState[] =>
  parts.filter(({ state }) => state === 'down' || state === 'degraded').sort((a, b) => order[a.state] - order[b.state]);

const Trouble = ({ part, now }: { part: HealthPartState; now: number }) => (
  <Text component="li" size="sm">
    <TextLink to={`?part=${encodeURIComponent(part.id)}`} fw={500} c="inherit" td="underline">
      {fullNameOf(part)}
    </TextLink>
    : {part.detail} {part.since ? historyMessages.since(duration(now - Date.parse(part.since))) : null}
  </Text>
);

const Troubles = ({ health }: { health: SystemHealth }) => (
  <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
    {troubled(health).map((part) => (
      <Trouble key={part.id} part={part} now={Date.parse(health.checkedAt)} />
    ))}
  </Stack>
);

const contentOf = (health: SystemHealth, isFresh: boolean) => {
  if (!isFresh) return <Text size="sm">{texts.notFresh}</Text>;
  return health.state === 'ok' ? null : <Troubles health={health} />;
};

/** The overall state in one line, and each problem in words with a link to the part. */
export const Overall = ({ health, isFresh }: { health: SystemHealth; isFresh: boolean }) => {
  const state = isFresh ? health.state : 'unknown';
  const { tone, icon: Icon } = stateLook(state);
  const content = contentOf(health, isFresh);
  return (
    <Stack gap={6}>
      <Alert
        color={tone}
        role="status"
        icon={<Icon stroke={1.5} aria-hidden="true" />}
        {...(content ? { title: texts.whole[state] } : {})}
      >
        {content ?? (
          <Text size="sm" fw={600}>
            {texts.whole[state]}
          </Text>
        )}
      </Alert>
      <Text size="xs" c="dimmed" className="tabular">
        {texts.checked(timeHere(health.checkedAt))}
      </Text>
    </Stack>
  );
};
