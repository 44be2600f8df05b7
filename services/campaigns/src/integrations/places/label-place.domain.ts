type Ring = readonly number[];
type Point = readonly [number, number];
type Points = readonly Point[];

const POINTS = 16;

const pairs = (ring: Ring): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, index) => [ring[2 * index] ?? 0, ring[2 * index + 1] ?? 0]);

const isInside = (outlines: readonly Points[], x: number, y: number): boolean => {
  let is = false;
  for (const corners of outlines) {
    let [x1, y1] = corners.at(-1) ?? [0, 0];
    for (const [x2, y2] of corners) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) is = !is;
      [x1, y1] = [x2, y2];
    }
  }
  return is;
};

const toLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

/** Half of the width counts, because names are wider than high. */
const flat = ([x, y]: Point): Point => [x / 2, y];

/** The distance to the nearest of the lines around, all of them flat. */
const roomAt = (outlines: readonly Points[], point: Point): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const corners of outlines) {
    let before = corners.at(-1) ?? point;
    for (const corner of corners) {
      least = Math.min(least, toLine(point, before, corner));
      before = corner;
    }
  }
  return least;
};

/** A place inside an area with much room around it, for its name. */
export const labelPlaceOf = (rings: readonly Ring[]): [number, number] => {
  const outlines = rings.map(pairs);
  const lines = outlines.map((corners) => corners.map(flat));
  const largest = outlines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [xs, ys] = [largest.map(([x]) => x), largest.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best: readonly [number, number, number] = [Math.round(left + width / 2), Math.round(top + height / 2), -1];
  for (let across = 1; across < POINTS; across += 1)
    for (let down = 1; down < POINTS; down += 1) {
      const [x, y] = [left + (width * across) / POINTS, top + (height * down) / POINTS];
      if (!isInside(outlines, x, y)) continue;
      const room = roomAt(lines, flat([x, y]));
      if (room > best[2]) best = [Math.round(x), Math.round(y), room];
    }
  return [best[0], best[1]];
};
