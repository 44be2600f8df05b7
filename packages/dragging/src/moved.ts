/** The list with one item at another position. Positions outside the list are its ends. */
export const moved = <T extends { readonly id: string }>(items: readonly T[], id: string, to: number): T[] => {
  const item = items.find((each) => each.id === id);
  if (!item) return [...items];
  const others = items.filter((each) => each.id !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item);
};
