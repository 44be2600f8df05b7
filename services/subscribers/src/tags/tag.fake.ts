import { DomainError } from '@folkmoot/contracts';
import { nameKey, type StoredTag } from './tag.domain';
import type { Removal, TagRepository, TagSweepRepository } from './tag.repository';

/** Tags that are out of sight, by council and id. */
export type RemovedTags = Map<string, Removal & { readonly tag: StoredTag }>;

let made = 0;

interface Shelf {
  readonly get: (id: string) => StoredTag;
  readonly put: (tag: StoredTag) => StoredTag;
  readonly refuseTaken: (name: string) => void;
  readonly keyOf: (id: string) => string;
  readonly store: Map<string, StoredTag>;
  readonly removed: RemovedTags;
}

const removalsOf = ({
  get,
  put,
  refuseTaken,
  keyOf,
  store,
  removed,
}: Shelf): Pick<
  TagRepository,
  'remove' | 'restore' | 'findRemoved' | 'forget' | 'noteSweep' | 'listMerges' | 'redirectMerges'
> => ({
  remove: async ({ id }, removal) => {
    const known = get(id);
    const tag = { ...known, revision: known.revision + 1 };
    store.delete(id);
    removed.set(keyOf(id), { ...removal, tag });
    return tag;
  },
  restore: async (id) => {
    const gone = removed.get(keyOf(id));
    if (!gone) throw new DomainError('not_found');
    refuseTaken(gone.tag.name);
    removed.delete(keyOf(id));
    return put({ ...gone.tag, revision: gone.tag.revision + 1 });
  },
  findRemoved: async (id) => {
    const gone = removed.get(keyOf(id));
    if (!gone) return null;
    const { tag: _, ...removal } = gone;
    return { id, ...removal };
  },
  noteSweep: async (id, changes) => {
    const gone = removed.get(keyOf(id));
    if (gone) removed.set(keyOf(id), { ...gone, ...changes });
  },
  listMerges: async () => new Map(),
  redirectMerges: async (from, into) => {
    for (const [key, gone] of removed) if (gone.mergedInto === from) removed.set(key, { ...gone, mergedInto: into });
  },
  forget: async (id) => {
    removed.delete(keyOf(id));
  },
});

/** Tags in memory; `store` is what the councils of a test have between them. */
export const fakeTags = (
  councilId: string,
  store = new Map<string, StoredTag>(),
  removed: RemovedTags = new Map(),
): TagRepository => {
  const own = () => [...store.values()].filter((tag) => tag.councilId === councilId);
  const keyOf = (id: string) => `${councilId} ${id}`;
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
      return put({ isInternal: false, ...fields, id: `tag_${made}`, councilId, subscriberCount: 0, revision: 1 });
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
    ...removalsOf({ get, put, refuseTaken, keyOf: (id) => `${councilId} ${id}`, store, removed }),
    count: async (changes) => {
      for (const [id, by] of Object.entries(changes)) {
        const known = own().find((tag) => tag.id === id);
        if (known) put({ ...known, subscriberCount: known.subscriberCount + by });
        const gone = removed.get(keyOf(id));
        const counted = gone && { ...gone.tag, subscriberCount: gone.tag.subscriberCount + by };
        if (counted) removed.set(keyOf(id), { ...gone, tag: counted });
      }
    },
  };
};

export const fakeTagSweeps = (removed: Readonly<RemovedTags>): TagSweepRepository => ({
  listRemovedAcrossCouncils: async (now) =>
    [...removed.values()]
      .filter(({ sweepAt }) => sweepAt <= now)
      .map(({ tag: { id, councilId } }) => ({ tagId: id, councilId })),
});
