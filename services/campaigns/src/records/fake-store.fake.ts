import { DomainError, type ErrorCode } from '@folkmoot/contracts';

interface Known {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
}

/** With the revision that the fakes keep beside it. */
export type Kept<T> = T & { revision: number };

/** Things of all councils in memory; each reader sees its own council's. */
export const fakeStore = <T extends Known>(missing: ErrorCode = 'not_found') => {
  const kept = new Map<string, T>();
  const bound = (councilId: string | null) => {
    const isOwn = (one: T) => councilId === null || one.councilId === councilId;
    const all = (): T[] => [...kept.values()].filter(isOwn);
    const put = (one: T): T => {
      kept.set(one.id, structuredClone(one));
      return structuredClone(one);
    };
    const council = (): string => {
      if (councilId === null) throw new DomainError('no_council');
      return councilId;
    };
    return {
      all: (): T[] => structuredClone(all()),
      find: (id: string): T | null => structuredClone(all().find((one) => one.id === id)) ?? null,
      insert: (one: Omit<T, 'councilId' | 'revision'>): T => {
        if (kept.has(one.id)) throw new DomainError('conflict');
        return put({ ...one, councilId: council(), revision: 1 } as T);
      },
      put,
      save: (one: T): T => {
        const current = all().find(({ id }) => id === one.id);
        if (!current) throw new DomainError(missing);
        if (current.revision !== one.revision) throw new DomainError('stale_revision');
        return put({ ...one, councilId: current.councilId, revision: one.revision + 1 });
      },
      erase: (belongs: (one: T) => boolean) => {
        for (const one of all()) if (belongs(one)) kept.delete(one.id);
      },
    };
  };
  return { bound };
};

export type FakeBound<T extends Known> = ReturnType<ReturnType<typeof fakeStore<T>>['bound']>;
