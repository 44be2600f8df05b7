import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  councilCollection,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { nameKey, type StoredTag } from './tag.domain';
import type { TagRepository } from './tag.repository';

interface TagDocument extends CouncilDocument {
  createdBy: string;
  name: string;
  nameKey: string;
  description: string;
  color: string;
  isDefault: boolean;
  subscriberCount: number;
  createdAt: Date;
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
  },
  indexes: [{ keys: { councilId: 1, nameKey: 1 }, serves: 'listAll, and one tag of a name per council', unique: true }],
});

const toTag = ({ _id, nameKey: _, ...fields }: TagDocument): StoredTag => ({ id: _id, ...fields });

const namingClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('tag_name_taken', { cause: error }) : error;
};

export const createTagRepository = (scope: Scope): TagRepository => {
  const tags = councilCollection(tagModel, scope);
  return {
    add: async (fields) => {
      const document = { ...fields, nameKey: nameKey(fields.name), subscriberCount: 0 };
      return toTag(await tags.insert(document).catch(namingClash));
    },
    get: async (id) => toTag(await tags.get(id)),
    save: async ({ id, revision }, changes) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const key = changes.name === undefined ? {} : { nameKey: nameKey(changes.name) };
      return toTag(await tags.compareAndSet(id, revision, { ...given, ...key }).catch(namingClash));
    },
    listAll: async () => (await tags.find()).map(toTag),
    count: async (changes) => {
      for (const [id, by] of Object.entries(changes))
        await tags.updateOne({ _id: id }, { $inc: { subscriberCount: by } });
    },
  };
};
