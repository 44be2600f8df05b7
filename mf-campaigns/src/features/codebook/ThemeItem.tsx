import { useSortable } from '@dnd-kit/sortable';
import type { CodebookTheme } from '@folkmoot/contracts/client';
import { DragHandle } from '@folkmoot/dragging';
import {
  ActionIcon,
  Group,
  IconArrowDown,
  IconArrowsSplit2,
  IconArrowUp,
  IconPencil,
  IconRoute,
  IconTrash,
  Text,
  TextLink,
} from '@folkmoot/ui';
import { IconButton, MoreActions } from '@folkmoot/ui/controls';
import { messages } from './codebook.messages';
import classes from './codebook.module.css';

interface Props {
  theme: CodebookTheme;
  /** Index, from 0. */
  index: number;
  count: number;
  /** Comments that have it. Undefined while unknown. */
  comments: number | undefined;
  listAddress: string;
  canEdit: boolean;
  onMove: (to: number) => void;
  onEdit: () => void;
  onMerge: () => void;
  onSplit: () => void;
  onRemove: () => void;
}

/** One theme of the codebook: what belongs to it, how many comments have it, and what can be done with it. */
export const ThemeItem = (props: Props) => {
  const { theme, index, count, comments, listAddress, canEdit, onMove } = props;
  const { id, name, definition, examples } = theme;
  const sortable = useSortable({
    id,
    disabled: !canEdit,
  });
  const { setNodeRef, isDragging, isOver } = sortable;
  return (
    <li ref={setNodeRef} className={classes.item} data-held={isDragging || undefined} data-over={isOver || undefined}>
      {canEdit && <DragHandle sortable={sortable} label={messages.drag(name)} size={28} className={classes.handle} />}
      <div className={classes.words}>
        <Group gap="xs" align="baseline">
          <Text fw={600}>{name}</Text>
          {comments !== undefined && (
            <TextLink to={listAddress} size="sm" aria-label={messages.showComments(name, comments)}>
              {messages.comments(comments)}
            </TextLink>
          )}
          {examples.length > 0 && (
            <Text size="xs" c="dimmed" title={examples.join('\n')}>
              {messages.examples(examples.length)}
            </Text>
          )}
        </Group>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {definition || messages.noDefinition}
        </Text>
      </div>
      {canEdit && (
        <div className={classes.actions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={messages.up(name)}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowUp size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={messages.down(name)}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <IconButton label={messages.edit(name)} icon={IconPencil} onClick={props.onEdit} />
          <MoreActions
            label={messages.more(name)}
            actions={[
              ...(count > 1 ? [{ label: messages.merge, icon: IconRoute, onClick: props.onMerge }] : []),
              { label: messages.split, icon: IconArrowsSplit2, onClick: props.onSplit },
              { label: messages.remove, icon: IconTrash, onClick: props.onRemove, isDangerous: true },
            ]}
          />
        </div>
      )}
    </li>
  );
};
