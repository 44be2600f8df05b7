import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { messages } from './report-builder.messages';

const FAR_ENOUGH = { distance: 4 };
/** A long touch starts a drag. A touch that moves at once scrolls. */
const LONG_TOUCH = { delay: 200, tolerance: 6 };

interface Draggable {
  readonly id: string;
  readonly name: string;
}

/** Drags parts by pointer, touch and keyboard. Announces every step. */
export const useBlockDrag = (items: readonly Draggable[], move: (id: string, to: number) => void) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: FAR_ENOUGH }),
    useSensor(TouchSensor, { activationConstraint: LONG_TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: string | number) => items.findIndex((item) => item.id === String(id));
  const position = (id: string | number, at: string | number) =>
    messages.movedTo(items[indexOf(id)]?.name ?? '', indexOf(at) + 1, items.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => position(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? position(active.id, over.id) : undefined),
    onDragEnd: ({ over }) => (over ? messages.dropped : messages.stays),
    onDragCancel: () => messages.stays,
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), indexOf(over.id));
  };
  return {
    sensors,
    onDragEnd,
    accessibility: { announcements, screenReaderInstructions: { draggable: messages.dragHelp } },
  };
};
