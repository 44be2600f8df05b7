type Ring = readonly number[];

const POINTS = 16;

const pairs = (ring: Ring): (readonly [number, number])[] =>
  Array.from({ length: ring.length / 2 }, (_, index) => [ring[2 * index] ?? 0, ring[2 * index + 1] ?? 0] as const);

const isInside = (rings: readonly Ring[], x: number, y: number): boolean => {
  let is = false;
  for (const ring of rings) {
    const corners = pairs(ring);
    let [x1, y1] = corners.at(-1) ?? [0, 0];
    for (const [x2, y2] of corners) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) is = !is;
      [x1, y1] = [x2, y2];
    }
  }
  return is;
};

/** The largest distance sideways counts less, because names are wider than high. */
const roomAt = (rings: readonly Ring[], x: number, y: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (const [cx, cy] of pairs(ring)) least = Math.min(least, Math.hypot((cx - x) / 2, cy - y));
  return least;
};

/** A place inside an area with much room around it, for its name. */
export const labelPlaceOf = (rings: readonly Ring[]): [number, number] => {
  const largest = rings.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const corners = pairs(largest);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best: readonly [number, number, number] = [Math.round(left + width / 2), Math.round(top + height / 2), -1];
  for (let across = 1; across < POINTS; across += 1)
    for (let down = 1; down < POINTS; down += 1) {
      const [x, y] = [left + (width * across) / POINTS, top + (height * down) / POINTS];
      if (!isInside(rings, x, y)) continue;
      const room = roomAt(rings, x, y);
      if (room > best[2]) best = [Math.round(x), Math.round(y), room];
    }
  return [best[0], best[1]];
};
