import { DomainError } from '@folkmoot/contracts';
import { nameKey, type StoredTag } from './tag.domain';
import type { TagRepository, TagSweepRepository } from './tag.repository';

let made = 0;

/** Tags in memory; `store` is what the councils of a test have between them. */
export const fakeTags = (
  councilId: string,
  store = new Map<string, StoredTag>(),
  removed = new Map<string, string | null>(),
): TagRepository => {
  const own = () => [...store.values()].filter((tag) => tag.councilId === councilId);
  const get = (id: string): StoredTag => {
    const found = own().find((tag) => tag.id === id);
    if (!found) throw new DomainError('not_found');
    return found;
  };
  const refuseTaken = (name: string, except?: string) => {
    const taken = own().some((tag) => tag.id !== except && nameKey(tag.name) === nameKey(name));
    if (taken) throw new DomainError('tag_name_taken');
  };
  const put = (tag: StoredTag): StoredTag => {
    store.set(tag.id, tag);
    return tag;
  };
  return {
    add: async (fields) => {
      refuseTaken(fields.name);
      made += 1;
      return put({ ...fields, id: `tag_${made}`, councilId, subscriberCount: 0, revision: 1 });
    },
    get: async (id) => get(id),
    save: async ({ id, revision }, changes) => {
      const known = get(id);
      if (known.revision !== revision) throw new DomainError('stale_revision');
      if (changes.name !== undefined) refuseTaken(changes.name, id);
      const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      return put({ ...known, ...defined, revision: revision + 1 });
    },
    listAll: async () => own(),
    remove: async (tag, mergedInto) => {
      const known = get(tag.id);
      store.delete(tag.id);
      removed.set(`${councilId} ${tag.id}`, mergedInto);
      return { ...known, revision: known.revision + 1 };
    },
    findRemoved: async (id) => {
      const mergedInto = removed.get(`${councilId} ${id}`);
      return mergedInto === undefined ? null : { id, mergedInto };
    },
    forget: async (id) => {
      removed.delete(`${councilId} ${id}`);
    },
    count: async (changes) => {
      for (const [id, by] of Object.entries(changes)) {
        const known = own().find((tag) => tag.id === id);
        if (known) put({ ...known, subscriberCount: known.subscriberCount + by });
      }
    },
  };
};

export const fakeTagSweeps = (removed: ReadonlyMap<string, unknown>): TagSweepRepository => ({
  listRemovedAcrossCouncils: async () =>
    [...removed.keys()].map((key) => {
      const [councilId = '', tagId = ''] = key.split(' ');
      return { councilId, tagId };
    }),
});
