import { type PointerEvent, useRef } from 'react';
import type { Point } from '../../places/point';

interface Gestures {
  pointAt: (event: { clientX: number; clientY: number }) => Point;
  pin: Point | null;
  /** Units of the drawing for a pixel of the page. */
  unit: number;
  place: (point: Point) => void;
  pan: (x: number, y: number) => void;
  pinch: (factor: number, around: Point) => void;
}

/** A finger moves this far before a press becomes a movement. */
const STILL_PX = 8;
/** The pin can be taken this far from its point. */
const NEAR_PX = 28;

const apart = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);

/** One finger sets or drags the pin, or moves the map; two make it larger. Mice and pens are fingers too. */
export const useMapGestures = ({ pointAt, pin, unit, place, pan, pinch }: Gestures) => {
  const fingers = useRef(new Map<number, Point>());
  const mode = useRef<'press' | 'pin' | 'move'>('press');
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const isOnPin = pin !== null && apart(pointAt(event), [pin[0], pin[1] - 20 * unit]) < NEAR_PX * unit;
      mode.current = fingers.current.size > 1 ? 'move' : isOnPin ? 'pin' : 'press';
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const before = fingers.current.get(event.pointerId);
      const now: Point = [event.clientX, event.clientY];
      if (!before) return;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(apart(now, other) / Math.max(1, apart(before, other)), pointAt(event));
      else if (mode.current === 'pin') place(pointAt(event));
      else if (mode.current === 'move') pan((now[0] - before[0]) * unit, (now[1] - before[1]) * unit);
      else if (apart(before, now) > STILL_PX) mode.current = 'move';
      else return;
      fingers.current.set(event.pointerId, now);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      if (fingers.current.delete(event.pointerId) && mode.current === 'press') place(pointAt(event));
    },
    onPointerCancel: (event: PointerEvent<SVGSVGElement>) => {
      fingers.current.delete(event.pointerId);
    },
  };
};
