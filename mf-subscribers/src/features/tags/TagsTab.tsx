import { listTagsOperation, type Tag } from '@folkmoot/contracts/client';
import { useCan, useOperation } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Group,
  IconPlus,
  QueryStates,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { ColorSwatch } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { TagDialog } from './TagDialog';
import { messages } from './tags.messages';

const TagCard = ({ tag, onEdit }: { tag: Tag; onEdit: (() => void) | null }) => (
  <Card component="article" aria-label={tag.name}>
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Group gap="xs" wrap="nowrap">
          <ColorSwatch color={tag.color} size={14} aria-hidden />
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {tag.name}
          </Title>
        </Group>
        {tag.isDefault && <Badge variant="light">{messages.default}</Badge>}
      </Group>
      {tag.description && (
        <Text size="sm" c="dimmed">
          {tag.description}
        </Text>
      )}
      <Group justify="space-between">
        <Text size="sm">{messages.subscribers(tag.subscriberCount)}</Text>
        {onEdit && (
          <Button variant="subtle" size="xs" onClick={onEdit}>
            {messages.edit}
          </Button>
        )}
      </Group>
    </Stack>
  </Card>
);

export const TagsTab = () => {
  const tags = useOperation(listTagsOperation, {});
  const canEdit = useCan('tag:edit');
  const [edited, setEdited] = useState<Tag | 'new' | null>(null);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {messages.title}
        </Title>
        {canEdit && (
          <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
            {messages.create}
          </Button>
        )}
      </Group>
      <QueryStates query={tags} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={messages.emptyTitle}
              text={messages.emptyText}
              action={canEdit && <Button onClick={() => setEdited('new')}>{messages.createFirst}</Button>}
            />
          ) : (
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
              {items.map((tag) => (
                <TagCard key={tag.id} tag={tag} onEdit={canEdit ? () => setEdited(tag) : null} />
              ))}
            </SimpleGrid>
          )
        }
      </QueryStates>
      {edited && <TagDialog tag={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
};
