import type { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, IconGripVertical } from '@folkmoot/ui';

interface Props {
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
  label: string;
  size: number | 'lg';
  className: string | undefined;
}

/** The handle of an item of a list: it is dragged with the mouse, a finger or the keyboard. */
export const DragHandle = ({ sortable, label, size, className }: Props) => (
  <ActionIcon
    ref={sortable.setActivatorNodeRef}
    className={className}
    variant="transparent"
    color="gray"
    size={size}
    {...sortable.attributes}
    {...sortable.listeners}
    aria-label={label}
  >
    <IconGripVertical size={16} stroke={1.5} aria-hidden="true" />
  </ActionIcon>
);
