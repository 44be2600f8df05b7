import type { Segment, Tag } from '@folkmoot/contracts/client';
import { Button, Card, Group, LinkButton, Stack, Text, Title } from '@folkmoot/ui';
import { FilterWords } from '../../entities/segment/filter/FilterWords';
import { messages } from './segments.messages';

interface Props {
  segment: Segment;
  tags: readonly Tag[];
  /** Null for people without edit permission. */
  actions: { onEdit: () => void; onDelete: () => void } | null;
}

export const SegmentCard = ({ segment: { id, name, filter, size, activeSize }, tags, actions }: Props) => (
  <Card component="article" aria-label={name} p="md">
    <Stack gap="sm" justify="space-between" h="100%">
      <Stack gap="sm">
        <Title order={3} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <FilterWords filter={filter} tags={tags} />
        <div>
          <Text fw={600} className="tabular">
            {messages.size(size)}
          </Text>
          <Text size="sm" c="dimmed" className="tabular">
            {messages.activeSize(activeSize)}
          </Text>
        </div>
      </Stack>
      <Group gap="xs">
        <LinkButton
          to={`/dashboard/subscribers/list?segmentId=${id}`}
          variant="light"
          size="xs"
          aria-label={messages.openOf(name)}
        >
          {messages.open}
        </LinkButton>
        {actions && (
          <>
            <Button variant="subtle" size="xs" onClick={actions.onEdit} aria-label={messages.editOf(name)}>
              {messages.edit}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              onClick={actions.onDelete}
              aria-label={messages.deleteOf(name)}
            >
              {messages.delete}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  </Card>
);
