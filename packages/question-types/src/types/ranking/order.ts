/** The order with option `id` moved to index `to`. An index outside the list changes nothing. */
export const moved = (order: readonly string[], id: string, to: number): string[] => {
  const rest = order.filter((optionId) => optionId !== id);
  return to < 0 || to > rest.length ? [...order] : rest.toSpliced(to, 0, id);
};

/** The place of a pointer at `y`, among rows with these middles. */
export const placeAt = (y: number, middles: readonly number[]): number =>
  Math.min(middles.filter((middle) => middle < y).length, Math.max(middles.length - 1, 0));
