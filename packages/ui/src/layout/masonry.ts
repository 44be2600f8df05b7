/** @file Cards of different heights in columns without holes. */

export interface MasonryPlace {
  readonly column: number;
  /** Distance to the top in pixels. */
  readonly top: number;
}

/**
 * Each card goes to the shortest column, the first of them when equal. `kept` has the columns of cards that were placed
 * before: a card that grows does not send others to the other side.
 */
export const masonryPlaces = (
  heights: readonly number[],
  { columns, gap, kept = [] }: { columns: number; gap: number; kept?: readonly number[] },
): MasonryPlace[] => {
  const ends = Array.from({ length: columns }, () => 0);
  return heights.map((height, index) => {
    const column = kept[index] ?? ends.indexOf(Math.min(...ends));
    const top = ends[column] ?? 0;
    ends[column] = top + height + gap;
    return { column, top };
  });
};
