import type { Subscriber } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Box, Card, Group, Stack, StatusBadge, Text } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { sourceLabel } from '../../../entities/subscriber/words.messages';
import { TagChips } from '../../../entities/tag/TagChips';
import { Identity } from './Identity';
import { messages } from './list.messages';
import { RowMenu } from './RowMenu';
import type { ListProps } from './SubscriberTable';

const SubscriberCard = ({
  subscriber,
  selection,
  onAsk,
}: Pick<ListProps, 'selection' | 'onAsk'> & { subscriber: Subscriber }) => {
  const zone = useCouncilZone();
  const { id, displayEmail, status, source, subscribedAt, tags } = subscriber;
  return (
    <Card component="article" aria-label={displayEmail} p="sm">
      <Stack gap={6}>
        <Group wrap="nowrap" align="flex-start" gap="sm">
          {onAsk && (
            <Checkbox
              mt={2}
              aria-label={messages.select(displayEmail)}
              checked={selection.has(id)}
              onChange={() => selection.toggle(id)}
            />
          )}
          <Box miw={0} flex={1}>
            <Identity {...subscriber} />
          </Box>
          {onAsk && <RowMenu subscriber={subscriber} onAsk={onAsk} />}
        </Group>
        <Group gap="xs">
          <StatusBadge status={status} />
          <Text size="xs" c="dimmed">
            {sourceLabel(source)} · {messages.subscribedOn(dayIn(subscribedAt, zone))}
          </Text>
        </Group>
        <TagChips tags={tags} />
      </Stack>
    </Card>
  );
};

/** The list on narrow screens, without horizontal scrolling. */
export const SubscriberCards = ({ subscribers, selection, onAsk }: ListProps) => (
  <Stack gap="xs" role="group" aria-label={messages.label}>
    {subscribers.map((subscriber) => (
      <SubscriberCard key={subscriber.id} subscriber={subscriber} selection={selection} onAsk={onAsk} />
    ))}
  </Stack>
);
