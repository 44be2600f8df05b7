/** Things by their id, copied on the way in and out, so that nobody changes what is kept by holding on to it. */
export const fakeKept = <T extends { readonly id: string }>() => {
  const kept = new Map<string, T>();
  return {
    all: (): T[] => structuredClone([...kept.values()]),
    find: (id: string): T | null => structuredClone(kept.get(id)) ?? null,
    put: (one: T): T => {
      kept.set(one.id, structuredClone(one));
      return structuredClone(one);
    },
    delete: (id: string): boolean => kept.delete(id),
  };
};

export type FakeKept<T extends { readonly id: string }> = ReturnType<typeof fakeKept<T>>;

export const newestFirst = <T extends { id: string; createdAt: Date }>(items: T[]): T[] =>
  items.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1));

/** The cursor of the fakes is the id of the last item of the page before. */
export const pageOf = <T extends { id: string }>(items: T[], cursor: string | undefined, limit = 50) => {
  const from = cursor ? items.findIndex(({ id }) => id === cursor) + 1 : 0;
  const page = items.slice(from, from + limit);
  return { items: page, nextCursor: from + limit < items.length ? (page.at(-1)?.id ?? null) : null };
};
