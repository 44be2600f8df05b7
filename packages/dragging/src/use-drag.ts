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
import { useMemo } from 'react';

const FAR_ENOUGH = { distance: 4 };
/** A long touch starts a drag. A touch that moves at once scrolls. */
const LONG_TOUCH = { delay: 200, tolerance: 6 };

/** The words of screen readers while somebody drags. Positions begin with 1. */
interface DragWords {
  readonly instructions: string;
  picked(position: number, of: number): string;
  over(position: number, of: number): string;
  dropped(position: number, of: number): string;
  readonly cancelled: string;
}

const announcementsFor = (ids: readonly string[], words: DragWords): Announcements => {
  const number = (id: string | number) => ids.indexOf(String(id)) + 1;
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return words.picked(number(active.id), ids.length);
    },
    // The first position is that of the dragged item itself, which would replace the announcement before it is read.
    onDragOver: ({ active, over }) => {
      hasMoved ||= over?.id !== active.id;
      return over && hasMoved ? words.over(number(over.id), ids.length) : undefined;
    },
    onDragEnd: ({ over }) => (over ? words.dropped(number(over.id), ids.length) : words.cancelled),
    onDragCancel: () => words.cancelled,
  };
};

/** Drags items of a list by pointer, touch and keyboard. Announces every step. `words` stay the same between renders. */
export const useDrag = (ids: readonly string[], move: (id: string, to: number) => void, words: DragWords) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: FAR_ENOUGH }),
    useSensor(TouchSensor, { activationConstraint: LONG_TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(ids, words),
      screenReaderInstructions: { draggable: words.instructions },
    }),
    [ids, words],
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)));
  };
  return { sensors, accessibility, onDragEnd };
};
