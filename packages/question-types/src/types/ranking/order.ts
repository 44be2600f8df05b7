/** The order with the one at `from` moved to `to`; places beyond the ends change nothing. */
export const moved = (order: readonly string[], id: string, to: number): string[] => {
  const rest = order.filter((one) => one !== id);
  return to < 0 || to > rest.length ? [...order] : rest.toSpliced(to, 0, id);
};

/** The place that a pointer at `y` means among rows given by their middles. */
export const placeAt = (y: number, middles: readonly number[]): number =>
  Math.min(middles.filter((middle) => middle < y).length, Math.max(middles.length - 1, 0));
