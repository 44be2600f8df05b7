import {
  type Announcements,
  closestCenter,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { messages } from './codebook.messages';

const FAR_ENOUGH = { distance: 4 };
/** A long touch starts a drag. A touch that moves at once scrolls. */
const LONG_TOUCH = { delay: 200, tolerance: 6 };

const announcementsFor = (ids: readonly string[]): Announcements => {
  const number = (id: string | number) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => messages.picked(number(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? messages.over(number(over.id), ids.length) : undefined,
    onDragEnd: ({ over }) => (over ? messages.dropped(number(over.id), ids.length) : messages.dragCancelled),
    onDragCancel: () => messages.dragCancelled,
  };
};

/** Drags themes by pointer, touch and keyboard. Announces every step. */
export const useDrag = (ids: readonly string[], move: (id: string, to: number) => void) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: FAR_ENOUGH }),
    useSensor(TouchSensor, { activationConstraint: LONG_TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(ids),
      screenReaderInstructions: { draggable: messages.instructions },
    }),
    [ids],
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)));
  };
  return { sensors, accessibility, onDragEnd, collisionDetection: closestCenter };
};
