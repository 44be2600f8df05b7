import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { nameKey, type StoredTag } from './tag.domain';
import type { Removal, TagRepository, TagSweepRepository } from './tag.repository';

interface TagDocument extends CouncilDocument {
  createdBy: string;
  name: string;
  nameKey: string;
  description: string;
  color: string;
  isDefault: boolean;
  subscriberCount: number;
  createdAt: Date;
  /** Set when the tag was deleted or merged and its subscriptions still have to follow. */
  removal: Removal | null;
}

export const tagModel = defineModel<TagDocument>('tags', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    createdBy: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    description: { type: String, default: '' },
    color: { type: String, required: true },
    isDefault: { type: Boolean, required: true },
    subscriberCount: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    removal: { type: Object, default: null },
  },
  indexes: [{ keys: { councilId: 1, nameKey: 1 }, serves: 'listAll, and one tag of a name per council', unique: true }],
});

const toTag = ({ _id, nameKey: _, removal: _removal, ...fields }: TagDocument): StoredTag => ({ id: _id, ...fields });

const namingClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('tag_name_taken', { cause: error }) : error;
};

export const createTagRepository = (scope: Scope): TagRepository => {
  const tags = councilCollection(tagModel, scope);
  return {
    add: async (fields) => {
      const document = { ...fields, nameKey: nameKey(fields.name), subscriberCount: 0, removal: null };
      return toTag(await tags.insert(document).catch(namingClash));
    },
    get: async (id) => {
      const found = await tags.findOne({ _id: id, removal: null });
      if (!found) throw new DomainError('not_found');
      return toTag(found);
    },
    save: async ({ id, revision }, changes) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const key = changes.name === undefined ? {} : { nameKey: nameKey(changes.name) };
      return toTag(await tags.compareAndSet(id, revision, { ...given, ...key }).catch(namingClash));
    },
    listAll: async () => (await tags.find({ removal: null })).map(toTag),
    remove: async ({ id, revision }, removal) =>
      toTag(await tags.compareAndSet(id, revision, { nameKey: `removed:${id}`, removal })),
    restore: async (id) => {
      const found = await tags.findOne({ _id: id, removal: { $ne: null } });
      if (!found) throw new DomainError('not_found');
      const back = { nameKey: nameKey(found.name), removal: null };
      return toTag(await tags.compareAndSet(id, found.revision, back).catch(namingClash));
    },
    findRemoved: async (id) => {
      const found = await tags.findOne({ _id: id });
      return found?.removal ? { id, ...found.removal } : null;
    },
    forget: async (id) => {
      await tags.delete(id);
    },
    count: async (changes) => {
      for (const [id, by] of Object.entries(changes))
        await tags.updateOne({ _id: id }, { $inc: { subscriberCount: by } });
    },
  };
};

export const createTagSweepRepositoryAcrossCouncils = (scope: Scope): TagSweepRepository => {
  const tags = collectionAcrossCouncils(tagModel, scope);
  return {
    listRemovedAcrossCouncils: async (now) =>
      (await tags.find({ removal: { $ne: null } }))
        .filter(({ removal }) => removal && removal.sweepAt <= now)
        .map(({ _id, councilId }) => ({ tagId: _id, councilId })),
  };
};
