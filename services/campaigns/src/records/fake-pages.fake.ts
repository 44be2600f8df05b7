/** @file How the fakes order and page their lists. */

export const latestFirst = <K extends string, T extends { id: string } & Record<K, Date>>(items: T[], by: K): T[] =>
  items.sort((one, other) => other[by].getTime() - one[by].getTime() || (one.id < other.id ? 1 : -1));
export const newestFirst = <T extends { id: string; createdAt: Date }>(items: T[]): T[] =>
  latestFirst(items, 'createdAt');

/** The cursor of the fakes is the id of the last item of the page before. */
export const pageOf = <T extends { id: string }>(items: T[], cursor: string | undefined, limit = 50) => {
  const from = cursor ? items.findIndex(({ id }) => id === cursor) + 1 : 0;
  const page = items.slice(from, from + limit);
  return { items: page, nextCursor: from + limit < items.length ? (page.at(-1)?.id ?? null) : null };
};
