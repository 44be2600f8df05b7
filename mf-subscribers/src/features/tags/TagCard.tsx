import type { Tag } from '@folkmoot/contracts/client';
import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Group,
  IconArrowsSplit2,
  IconDots,
  IconStar,
  IconTrash,
  Stack,
  Text,
  TextLink,
  Title,
} from '@folkmoot/ui';
import { ColorSwatch, Menu } from '@folkmoot/ui/controls';
import { messages } from './tags.messages';

export interface TagActions {
  onEdit: (tag: Tag) => void;
  onDefault: (tag: Tag, isDefault: boolean) => void;
  onMerge: (tag: Tag) => void;
  onDelete: (tag: Tag) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const MoreMenu = ({ tag, actions, canMerge }: { tag: Tag; actions: TagActions; canMerge: boolean }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" aria-label={messages.moreOf(tag.name)}>
        <IconDots size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {!tag.isInternal && (
        <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => actions.onDefault(tag, !tag.isDefault)}>
          {tag.isDefault ? messages.makeOrdinary : messages.makeDefault}
        </Menu.Item>
      )}
      {canMerge && (
        <Menu.Item leftSection={<IconArrowsSplit2 {...icon} />} onClick={() => actions.onMerge(tag)}>
          {messages.merge}
        </Menu.Item>
      )}
      {!tag.isDefault && (
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => actions.onDelete(tag)}>
          {messages.delete}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);

interface Props {
  tag: Tag;
  /** Null for people without edit permission. */
  actions: TagActions | null;
  canMerge: boolean;
}

/** One tag with its live count; a default tag is not deleted. */
export const TagCard = ({ tag, actions, canMerge }: Props) => (
  <Card component="article" aria-label={tag.name} p="md">
    <Stack gap="xs" justify="space-between" h="100%">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Group gap="xs" wrap="nowrap" miw={0} align="flex-start">
            <ColorSwatch color={tag.color} size={14} mt={4} aria-hidden style={{ flexShrink: 0 }} />
            <Title order={3} style={{ overflowWrap: 'anywhere' }}>
              {tag.name}
            </Title>
          </Group>
          {tag.isDefault && <Badge>{messages.default}</Badge>}
          {tag.isInternal && (
            <Badge color="gray" variant="light">
              {messages.internal}
            </Badge>
          )}
        </Group>
        {tag.description && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {tag.description}
          </Text>
        )}
        {tag.merge && (
          <Text size="sm" role="status">
            {messages.merging(tag.merge.moved, tag.merge.people)}
          </Text>
        )}
      </Stack>
      <Group justify="space-between" wrap="nowrap">
        <TextLink
          to={`/dashboard/subscribers/list?tagId=${tag.id}&status=active`}
          size="sm"
          c="inherit"
          className="tabular"
        >
          {messages.subscribers(tag.subscriberCount)}
        </TextLink>
        {actions && (
          <Group gap={4} wrap="nowrap">
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => actions.onEdit(tag)}
              aria-label={messages.editOf(tag.name)}
            >
              {messages.edit}
            </Button>
            <MoreMenu tag={tag} actions={actions} canMerge={canMerge} />
          </Group>
        )}
      </Group>
    </Stack>
  </Card>
);
