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
