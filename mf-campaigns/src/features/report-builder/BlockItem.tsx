import { useSortable } from '@dnd-kit/sortable';
import type { ReportBlock } from '@folkmoot/contracts/client';
import { DragHandle, draggingMessages } from '@folkmoot/dragging';
import { ActionIcon, IconArrowDown, IconArrowUp, IconPencil, IconTrash, Text } from '@folkmoot/ui';
import { IconButton } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { messages } from './report-builder.messages';
import classes from './report-builder.module.css';

interface Props {
  block: ReportBlock;
  name: string;
  /** Below the name: a notice. */
  notice?: string | undefined;
  /** The fields of the block; none where there is nothing to change. */
  fields: ReactNode;
  /** Own texts are open from the beginning. */
  startsOpen: boolean;
  canEdit: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One part of the report: its name, ways to move it, and its fields. */
export const BlockItem = ({ block, name, notice, fields, canEdit, isFirst, isLast, ...props }: Props) => {
  const [isOpen, setIsOpen] = useState(props.startsOpen);
  const sortable = useSortable({
    id: block.id,
    disabled: !canEdit,
  });
  const { setNodeRef, isDragging, isOver } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={classes.block}
      data-held={isDragging || undefined}
      data-over={isOver || undefined}
      data-kind={block.kind}
    >
      <div className={classes.row}>
        {canEdit && (
          <DragHandle sortable={sortable} label={draggingMessages.drag(name)} size="lg" className={classes.handle} />
        )}
        <div className={classes.name}>
          <Text size="sm" fw={500} lineClamp={2}>
            {name}
          </Text>
          {notice && (
            <Text size="xs" c="dimmed">
              {notice}
            </Text>
          )}
        </div>
        {fields !== null && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={messages.edit(name)}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconPencil size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        )}
        {canEdit && (
          <>
            {!isFirst && (
              <IconButton label={messages.moveUp(name)} icon={IconArrowUp} onClick={() => props.onMove(-1)} />
            )}
            {!isLast && (
              <IconButton label={messages.moveDown(name)} icon={IconArrowDown} onClick={() => props.onMove(1)} />
            )}
            <IconButton label={messages.remove(name)} icon={IconTrash} onClick={props.onRemove} />
          </>
        )}
      </div>
      {isOpen && fields !== null && <div className={classes.fields}>{fields}</div>}
    </li>
  );
};
