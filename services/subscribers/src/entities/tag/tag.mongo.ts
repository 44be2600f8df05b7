import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { markSegmentsStale } from '../segment/mark-stale.mongo';
import type { MergedTags } from './merged-tags.domain';
import { nameKey, type StoredTag } from './tag.domain';
import type { MergeProgress, Removal, TagRepository, TagRepositoryAcrossCouncils } from './tag.repository';

interface TagDocument extends CouncilDocument {
  createdBy: string;
  name: string;
  nameKey: string;
  description: string;
  color: string;
  isDefault: boolean;
  isInternal: boolean;
  subscriberCount: number;
  createdAt: Date;
  /** Set when the tag was deleted or merged and its subscriptions are not updated yet. */
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
    isInternal: { type: Boolean, default: false },
    subscriberCount: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    removal: { type: Object, default: null },
  },
  indexes: [
    { keys: { councilId: 1, nameKey: 1 }, serves: 'listAll, and one tag of a name per council', unique: true },
    { keys: { 'removal.sweepAt': 1 }, serves: 'listRemovedAcrossCouncils, findNextSweepAtAcrossCouncils' },
  ],
});

/** Prefix of the names of removed tags, so that the name index finds them. */
const REMOVED = 'removed:';

/** Merged tags that some people still have, for repositories that read these people. */
export const readMergedTags = async (scope: Scope): Promise<MergedTags> => {
  const tags = councilCollection(tagModel, scope);
  const removed = await tags.find({ nameKey: { $regex: `^${REMOVED}` } });
  return new Map(
    removed.flatMap(({ _id, removal }) => (removal?.mergedInto ? [[_id, removal.mergedInto] as const] : [])),
  );
};

const toTag = ({ _id, nameKey: _, removal: _removal, ...fields }: TagDocument): StoredTag => ({
  ...fields,
  id: _id,
  // Tags of a version without internal tags.
  isInternal: fields.isInternal ?? false,
});

const namingClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('tag_name_taken', { cause: error }) : error;
};

type Tags = ReturnType<typeof councilCollection<TagDocument>>;

const removalsOf = (tags: Tags, scope: Scope) => ({
  // Segments with the tag find other people from now on.
  remove: async ({ id, revision }: StoredTag, removal: Removal) => {
    await markSegmentsStale(scope);
    return toTag(await tags.compareAndSet(id, revision, { nameKey: `${REMOVED}${id}`, removal }));
  },
  restore: async (id: string) => {
    const document = await tags.findOne({ _id: id, removal: { $ne: null } });
    if (!document) throw new DomainError('not_found');
    await markSegmentsStale(scope);
    const back = { nameKey: nameKey(document.name), removal: null };
    return toTag(await tags.compareAndSet(id, document.revision, back).catch(namingClash));
  },
  findRemoved: async (id: string) => {
    const document = await tags.findOne({ _id: id });
    return document?.removal ? { id, ...document.removal } : null;
  },
  noteSweep: async (id: string, changes: Parameters<TagRepository['noteSweep']>[1]) => {
    const set = Object.fromEntries(Object.entries(changes).map(([name, value]) => [`removal.${name}`, value]));
    await tags.updateOne({ _id: id }, { $set: set });
  },
  listMerges: async () => {
    const merges = new Map<string, MergeProgress>();
    for (const { removal } of await tags.find({ nameKey: { $regex: `^${REMOVED}` } })) {
      if (!removal?.mergedInto) continue;
      const { people, moved } = merges.get(removal.mergedInto) ?? { people: 0, moved: 0 };
      merges.set(removal.mergedInto, {
        people: people + (removal.people ?? 0),
        moved: moved + (removal.moved ?? 0),
      });
    }
    return merges;
  },
  redirectMerges: async (from: string, into: string) => {
    await tags.updateMany({ 'removal.mergedInto': from }, { $set: { 'removal.mergedInto': into } });
  },
  forget: async (id: string) => {
    await tags.delete(id);
  },
});

export const createTagRepository = (scope: Scope): TagRepository => {
  const tags = councilCollection(tagModel, scope);
  return {
    add: async (fields) => {
      const document = {
        isInternal: false,
        ...fields,
        nameKey: nameKey(fields.name),
        subscriberCount: 0,
        removal: null,
      };
      return toTag(await tags.insert(document).catch(namingClash));
    },
    get: async (id) => {
      const document = await tags.findOne({ _id: id, removal: null });
      if (!document) throw new DomainError('not_found');
      return toTag(document);
    },
    save: async ({ id, revision }, changes) => {
      const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const key = changes.name === undefined ? {} : { nameKey: nameKey(changes.name) };
      return toTag(await tags.compareAndSet(id, revision, { ...defined, ...key }).catch(namingClash));
    },
    listAll: async () => (await tags.find({ removal: null })).map(toTag),
    ...removalsOf(tags, scope),
    count: async (changes) => {
      for (const [id, by] of Object.entries(changes))
        await tags.updateOne({ _id: id }, { $inc: { subscriberCount: by } });
    },
  };
};

export const createTagRepositoryAcrossCouncils = (scope: Scope): TagRepositoryAcrossCouncils => {
  const tags = collectionAcrossCouncils(tagModel, scope);
  return {
    listRemovedAcrossCouncils: async (now) =>
      (await tags.find({ 'removal.sweepAt': { $lte: now } })).map(({ _id, councilId }) => ({ tagId: _id, councilId })),
    findNextSweepAtAcrossCouncils: async () => {
      const removed = { 'removal.sweepAt': { $gt: new Date(0) } };
      const [first] = await tags.find(removed, { sort: { 'removal.sweepAt': 1 }, limit: 1 });
      return first?.removal?.sweepAt ?? null;
    },
  };
};

export const tagEntity = defineEntity({
  models: [tagModel],
  repositories: (scope) => ({
    tags: createTagRepository(scope),
    tagSweeps: createTagRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Computed for an index, and the progress of a removal.
    without: { tags: ['nameKey', 'removal'] },
  },
});
