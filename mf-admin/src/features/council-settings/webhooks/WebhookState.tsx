import type { WebhookState as State, Webhook } from '@folkmoot/contracts/client';
import { momentIn, useReaderZone } from '@folkmoot/shell-sdk';
import { Group, IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconPlayerPause, Text } from '@folkmoot/ui';
import { stateInWords } from './webhooks.domain';
import { messages } from './webhooks.messages';

const looks = {
  new: { icon: IconCircleDashed, color: undefined },
  delivered: { icon: IconCircleCheck, color: 'green' },
  failing: { icon: IconAlertTriangle, color: 'red' },
  off: { icon: IconPlayerPause, color: undefined },
} as const satisfies Record<State, object>;

/** How a webhook does: icon and words, and why it is off. */
export const WebhookState = ({ webhook }: { webhook: Webhook }) => {
  const zone = useReaderZone();
  const { icon: Icon, color } = looks[webhook.state];
  return (
    <div>
      <Group gap={6} wrap="nowrap" align="center">
        <Icon
          size={16}
          stroke={1.75}
          aria-hidden="true"
          style={{ flexShrink: 0, color: color && `var(--mantine-color-${color}-text)` }}
        />
        <Text size="sm">{stateInWords(webhook, { now: new Date(), zone })}</Text>
      </Group>
      {webhook.offReason && (
        <Text size="xs" c="dimmed">
          {messages.offReasons[webhook.offReason]}
        </Text>
      )}
      {webhook.oldSecretUntil && (
        <Text size="xs" c="dimmed">
          {messages.oldSecret(momentIn(webhook.oldSecretUntil, zone))}
        </Text>
      )}
    </div>
  );
};
