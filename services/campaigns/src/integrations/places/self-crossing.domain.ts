export type Position = readonly [number, number];

interface Segment {
  readonly a: Position;
  readonly b: Position;
}

const side = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Lines that only touch do not cross: rings of neighbours and of holes often touch. */
const doCross = (first: Segment, second: Segment): boolean =>
  side(first.a, first.b, second.a) * side(first.a, first.b, second.b) < 0 &&
  side(second.a, second.b, first.a) * side(second.a, second.b, first.b) < 0;

/** The squares of a grid that the box around a segment covers. */
const squaresOf = function* ({ a, b }: Segment, columns: number, squareOf: (position: Position) => Position) {
  const [[x1, y1], [x2, y2]] = [squareOf(a), squareOf(b)];
  for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x += 1)
    for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y += 1) yield x * columns + y;
};

/** A grid with about as many squares as segments, so that a square has few of them. */
const gridOf = (ring: readonly Position[]) => {
  let [west, south, east, north] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of ring) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  const columns = Math.ceil(Math.sqrt(ring.length)) + 1;
  const step = Math.max(east - west, north - south, Number.EPSILON) / (columns - 1);
  const squareOf = ([x, y]: Position): Position => [Math.floor((x - west) / step), Math.floor((y - south) / step)];
  return { columns, squareOf };
};

/** A point near which a closed ring crosses itself; null when it does not. Only segments in one square are compared. */
export const selfCrossingOf = (ring: readonly Position[]): Position | null => {
  const { columns, squareOf } = gridOf(ring);
  const grid = new Map<number, Segment[]>();
  for (const [index, b] of ring.slice(1).entries()) {
    const segment = { a: ring[index] as Position, b };
    for (const square of squaresOf(segment, columns, squareOf)) {
      const others = grid.get(square) ?? [];
      if (others.some((other) => doCross(segment, other))) return segment.a;
      others.push(segment);
      grid.set(square, others);
    }
  }
  return null;
};
