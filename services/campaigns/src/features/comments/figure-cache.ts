import { LRUCache } from 'lru-cache';

const MAX_FIGURES = 200;
/** While comments are read, figures may be this old: each batch changes them. */
const STALE_MS = 3_000;

interface Figures {
  readonly value: Promise<object>;
  readonly revision: number;
  readonly countedAt: number;
}

interface Wanted {
  /** Identifies council, campaign and query. */
  readonly key: string;
  readonly revision: number;
  readonly isReading: boolean;
}

/** Figures by the revision of labels and responses that they were counted from. Calls at the same time share one count. */
export const createFigureCache = (now: () => number = () => performance.now()) => {
  const cache = new LRUCache<string, Figures>({ max: MAX_FIGURES });
  return async <T extends object>({ key, revision, isReading }: Wanted, count: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key);
    const isFresh = cached && (cached.revision === revision || (isReading && now() - cached.countedAt < STALE_MS));
    if (isFresh) return cached.value as Promise<T>;
    const value = count();
    cache.set(key, { value, revision, countedAt: now() });
    value.catch(() => cache.delete(key));
    return value;
  };
};

export type FigureCache = ReturnType<typeof createFigureCache>;
