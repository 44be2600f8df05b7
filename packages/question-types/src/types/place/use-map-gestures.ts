import { type PointerEvent, useRef } from 'react';
import type { Point } from '../../places/point';
import type { useMapZoom } from './use-map-zoom';

interface Gestures {
  zoom: Pick<ReturnType<typeof useMapZoom>, 'pointAt' | 'unit' | 'pan' | 'by'>;
  pin: Point | null;
  place: (point: Point) => void;
}

/** A finger moves this far before a press becomes a movement. */
const STILL_PX = 8;
/** The pin can be taken this far from its middle, which is above its point. */
const NEAR_PX = 28;
const MIDDLE_PX = 20;

type Event = PointerEvent<HTMLElement>;

const apart = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);
const pixelOf = ({ clientX, clientY }: Event): Point => [clientX, clientY];

/** One finger sets or drags the pin, or moves the map; two make it larger. Mice and pens are fingers too. */
export const useMapGestures = ({ zoom, pin, place }: Gestures) => {
  const fingers = useRef(new Map<number, Point>());
  const mode = useRef<'press' | 'pin' | 'move'>('press');
  const isOnPin = (event: Event): boolean =>
    pin !== null && apart(zoom.pointAt(event), [pin[0], pin[1] - MIDDLE_PX * zoom.unit]) < NEAR_PX * zoom.unit;
  const moveOne = (event: Event, before: Point): boolean => {
    const [x, y] = pixelOf(event);
    if (mode.current === 'press' && apart(before, [x, y]) > STILL_PX) mode.current = 'move';
    if (mode.current === 'pin') place(zoom.pointAt(event));
    if (mode.current === 'move') zoom.pan((x - before[0]) * zoom.unit, (y - before[1]) * zoom.unit);
    return mode.current !== 'press';
  };
  return {
    onPointerDown: (event: Event) => {
      fingers.current.set(event.pointerId, pixelOf(event));
      event.currentTarget.setPointerCapture?.(event.pointerId);
      if (fingers.current.size > 1) mode.current = 'move';
      else mode.current = isOnPin(event) ? 'pin' : 'press';
    },
    onPointerMove: (event: Event) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) zoom.by(apart(pixelOf(event), other) / Math.max(1, apart(before, other)), zoom.pointAt(event));
      // Small movements add up until they are a movement.
      if (other || moveOne(event, before)) fingers.current.set(event.pointerId, pixelOf(event));
    },
    onPointerUp: (event: Event) => {
      if (fingers.current.delete(event.pointerId) && mode.current === 'press') place(zoom.pointAt(event));
    },
    onPointerCancel: (event: Event) => {
      fingers.current.delete(event.pointerId);
    },
  };
};
