import type { PlaceMap } from '@folkmoot/contracts/client';
import { type RefObject, useEffect, useState } from 'react';
import type { Point } from '../../places/point';

const MOST_ZOOM = 8;
const USUAL_PX = 600;

interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The part of the map that is shown. It never leaves the map. */
export const useMapZoom = (map: PlaceMap, frame: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState<View>({ x: 0, y: 0, width: map.width, height: map.height });
  const [shownPx, setShownPx] = useState(USUAL_PX);
  useEffect(() => {
    const measure = () => setShownPx(frame.current?.clientWidth || USUAL_PX);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [frame]);
  const moved = ({ x, y, width, height }: View): View => ({
    x: between(x, 0, map.width - width),
    y: between(y, 0, map.height - height),
    width,
    height,
  });
  const middle: Point = [view.x + view.width / 2, view.y + view.height / 2];
  return {
    view,
    middle,
    /** Units of the drawing for a pixel of the page. */
    unit: view.width / shownPx,
    pointAt: ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = frame.current?.getBoundingClientRect();
      if (!box?.width) return middle;
      const { left, top, width, height } = box;
      return [view.x + ((clientX - left) / width) * view.width, view.y + ((clientY - top) / height) * view.height];
    },
    /** Shows more or less of the map. `around` stays where it is. */
    by: (factor: number, around: Point | null) =>
      setView((before) => {
        const width = between(before.width / factor, map.width / MOST_ZOOM, map.width);
        const share = width / before.width;
        const [x, y] = around ?? [before.x + before.width / 2, before.y + before.height / 2];
        return moved({
          x: x - (x - before.x) * share,
          y: y - (y - before.y) * share,
          width,
          height: before.height * share,
        });
      }),
    pan: (x: number, y: number) => setView((before) => moved({ ...before, x: before.x - x, y: before.y - y })),
  };
};
