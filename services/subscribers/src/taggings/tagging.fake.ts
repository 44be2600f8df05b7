import { DomainError } from '@folkmoot/contracts';
import { isMoving, newTagging, type StoredTagging } from './tagging.domain';
import type { TaggingRepository, TaggingSweepRepository } from './tagging.repository';

let made = 0;
const PAGE = 50;

/** Taggings in memory; the cursor is the number of those before. */
export const fakeTaggings = (councilId: string, store = new Map<string, StoredTagging>()): TaggingRepository => {
  const own = () => [...store.values()].filter((each) => each.councilId === councilId);
  const find = (id: string) => own().find((each) => each.id === id) ?? null;
  const get = (id: string): StoredTagging => {
    const found = find(id);
    if (!found) throw new DomainError('not_found');
    return found;
  };
  const put = (given: StoredTagging): StoredTagging => {
    store.set(given.id, given);
    return given;
  };
  return {
    find: async (id) => find(id),
    get: async (id) => get(id),
    add: async (given, now) => {
      made += 1;
      return put({ ...newTagging(given, now), id: `tagging_${made}`, councilId, revision: 1 });
    },
    save: async (changed) => {
      const { revision } = get(changed.id);
      if (revision !== changed.revision) throw new DomainError('stale_revision');
      return put({ ...changed, councilId, revision: revision + 1 });
    },
    list: async ({ cursor = '0', limit = PAGE }) => {
      const all = own().sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      const from = Number(cursor);
      const nextCursor = from + limit < all.length ? String(from + limit) : null;
      return { items: all.slice(from, from + limit), nextCursor };
    },
  };
};

export const fakeTaggingSweep = (store: Map<string, StoredTagging>): TaggingSweepRepository => ({
  listStalledAcrossCouncils: async (before) =>
    [...store.values()]
      .filter((each) => isMoving(each) && each.touchedAt < before)
      .map(({ id, councilId }) => ({ taggingId: id, councilId })),
});
