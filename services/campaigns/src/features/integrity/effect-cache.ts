import { LRUCache } from 'lru-cache';

const MOST_CAMPAIGNS = 50;

/** Effects of campaigns, by everything that they depend on. */
export interface EffectCache {
  get<T extends object>(key: string, count: () => Promise<T>): Promise<T>;
}

export const createEffectCache = (): EffectCache => {
  const cache = new LRUCache<string, Promise<object>>({ max: MOST_CAMPAIGNS });
  return {
    get: <T extends object>(key: string, count: () => Promise<T>): Promise<T> => {
      const known = cache.get(key);
      if (known) return known as Promise<T>;
      const counted = count();
      cache.set(key, counted);
      counted.catch(() => cache.delete(key));
      return counted;
    },
  };
};
