import type { Segment, Tag } from '@folkmoot/contracts/client';
import { Button, Card, Group, IconTrash, LinkButton, Stack, Text, Title } from '@folkmoot/ui';
import { MoreActions } from '@folkmoot/ui/controls';
import { RuleSentence } from '../../entities/segment/rule/RuleSentence';
import { messages } from './segments.messages';

interface Props {
  segment: Segment;
  tags: readonly Tag[];
  /** Null for people without edit permission. */
  actions: { onEdit: () => void; onDelete: () => void } | null;
}

const MINUTE_MS = 60_000;

const Sizes = ({ segment: { size, activeSize, countedAt, isCounting } }: Pick<Props, 'segment'>) => {
  if (isCounting) return <Text fw={600}>{messages.counting}</Text>;
  const minutes = countedAt ? Math.max(0, Math.round((Date.now() - Date.parse(countedAt)) / MINUTE_MS)) : null;
  return (
    <div>
      <Text fw={600} className="tabular">
        {messages.size(size)}
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        {messages.activeSize(activeSize)}
      </Text>
      {minutes !== null && (
        <Text size="xs" c="dimmed" className="tabular">
          {messages.counted(minutes)}
        </Text>
      )}
    </div>
  );
};

/** One segment: its conditions as a sentence, its size with the time of the count, and what can be done with it. */
export const SegmentCard = ({ segment, tags, actions }: Props) => {
  const { id, name } = segment;
  return (
    <Card component="article" aria-label={name} p="md">
      <Stack gap="sm" justify="space-between" h="100%">
        <Stack gap="sm">
          <Title order={3} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <RuleSentence segment={segment} tags={tags} />
          <Sizes segment={segment} />
        </Stack>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <LinkButton
            to={`/dashboard/subscribers/list?segmentId=${id}`}
            variant="light"
            size="xs"
            aria-label={messages.openOf(name)}
          >
            {messages.open}
          </LinkButton>
          {actions && (
            <Group gap={4} wrap="nowrap">
              <Button variant="subtle" size="xs" onClick={actions.onEdit} aria-label={messages.editOf(name)}>
                {messages.edit}
              </Button>
              <MoreActions
                label={messages.moreOf(name)}
                actions={[{ label: messages.delete, icon: IconTrash, onClick: actions.onDelete, isDangerous: true }]}
              />
            </Group>
          )}
        </Group>
      </Stack>
    </Card>
  );
};
