import type { OutlineDrawing } from '@folkmoot/contracts/client';
import type { Point } from './point';

type Area = OutlineDrawing['areas'][number];

/** The path of an area. Lines follow a move without a letter of their own. */
export const pathOf = ({ rings }: Pick<Area, 'rings'>): string => rings.map((ring) => `M${ring.join(' ')}Z`).join('');

const crosses = (ring: readonly number[], [x, y]: Point): number => {
  let crossings = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? ring.length - 2 : at - 2;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[before], ring[before + 1], ring[at], ring[at + 1]];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1;
  }
  return crossings;
};

/** The area at a point: a line from it leaves the area an odd number of times. */
export const areaAt = ({ areas }: Pick<OutlineDrawing, 'areas'>, point: Point): string | undefined =>
  areas.find(({ rings }) => rings.reduce((sum, ring) => sum + crosses(ring, point), 0) % 2 === 1)?.id;

const THIRDS = 3;

/** The part of a plan at a point: three by three. */
export const planPartAt = ([x, y]: Point, { width, height }: { width: number; height: number }): string => {
  const third = (share: number) => Math.min(THIRDS - 1, Math.floor(share * THIRDS));
  return `p${third(y / height) * THIRDS + third(x / width)}`;
};

/** Loads the drawing of an outline. Rejects when it is not there. */
export const loadDrawing = async (url: string): Promise<OutlineDrawing> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the map answered ${response.status}`);
  return response.json();
};
