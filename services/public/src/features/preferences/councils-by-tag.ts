import { councilTag, createTtlCache } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../../entities/published-survey';

/** The ids of the councils with a tag. */
export type CouncilsByTag = () => Promise<(tag: number) => readonly string[]>;

const CACHE = { ttlMs: 2_000, maxEntries: 1 };
const ALL = 'all';

/** Councils from memory, at most two seconds old, older while the database is unavailable. */
export const createCouncilsByTag = (copies: Pick<CopiesRepository, 'listCouncilIds'>): CouncilsByTag => {
  const cache = createTtlCache(async () => {
    const byTag = new Map<number, string[]>();
    for (const id of await copies.listCouncilIds())
      byTag.set(councilTag(id), [...(byTag.get(councilTag(id)) ?? []), id]);
    return byTag;
  }, CACHE);
  return async () => {
    const byTag = await cache.get(ALL);
    return (tag) => byTag.get(tag) ?? [];
  };
};
