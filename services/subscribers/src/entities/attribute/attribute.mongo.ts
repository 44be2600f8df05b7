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
import { type StoredAttribute, withStandardAttributes } from './attribute.domain';
import type { AttributeRepository, AttributeRepositoryAcrossCouncils } from './attribute.repository';

interface AttributeDocument extends CouncilDocument, Omit<StoredAttribute, 'councilId' | 'revision' | 'options'> {
  options: string[];
  /** Set when the attribute was deleted and people may still have values. They are removed after this time. */
  sweepAt?: Date | null;
}

export const attributeModel = defineModel<AttributeDocument>('attributes', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    key: { type: String, required: true },
    name: { type: String, required: true },
    type: { type: String, required: true },
    options: [String],
    isStandard: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    sweepAt: { type: Date, default: null },
  },
  indexes: [
    { keys: { councilId: 1, key: 1 }, serves: 'listAll, and one attribute of a key per council', unique: true },
    { keys: { sweepAt: 1 }, serves: 'listRemovedAcrossCouncils, findNextSweepAtAcrossCouncils' },
  ],
});

const toAttribute = ({ _id: _, sweepAt: _sweepAt, ...fields }: AttributeDocument): StoredAttribute => fields;

const keyClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('conflict', { cause: error }) : error;
};

export const createAttributeRepository = (scope: Scope): AttributeRepository => {
  const attributes = councilCollection(attributeModel, scope);
  const listAll = async () =>
    withStandardAttributes((await attributes.find({ sweepAt: null })).map(toAttribute), scope.councilId ?? '');
  const add: AttributeRepository['add'] = async ({ options, ...fields }) =>
    toAttribute(await attributes.insert({ ...fields, options: [...options], sweepAt: null }).catch(keyClash));
  const idOf = async (key: string): Promise<string> => {
    const document = await attributes.findOne({ key, sweepAt: null });
    if (!document) throw new DomainError('not_found');
    return document._id;
  };
  return {
    listAll,
    get: async (key) => {
      const attribute = (await listAll()).find((each) => each.key === key);
      if (!attribute) throw new DomainError('not_found');
      return attribute;
    },
    listKeys: async () => [
      ...(await listAll()).map(({ key }) => key),
      ...(await attributes.find({ sweepAt: { $ne: null } })).map(({ key }) => key),
    ],
    add,
    save: async ({ councilId: _, revision, ...fields }) => {
      if (revision === 0) return add(fields);
      const { name, type, options } = fields;
      const changes = { name, type, options: [...options] };
      return toAttribute(await attributes.compareAndSet(await idOf(fields.key), revision, changes));
    },
    remove: async ({ key, revision }, sweepAt) => {
      await attributes.compareAndSet(await idOf(key), revision, { sweepAt });
    },
    isRemoved: async (key) => (await attributes.findOne({ key, sweepAt: { $ne: null } })) !== null,
    forget: async (key) => {
      await attributes.deleteMany({ key, sweepAt: { $ne: null } });
    },
  };
};

export const createAttributeRepositoryAcrossCouncils = (scope: Scope): AttributeRepositoryAcrossCouncils => {
  const attributes = collectionAcrossCouncils(attributeModel, scope);
  return {
    listRemovedAcrossCouncils: async (now) =>
      (await attributes.find({ sweepAt: { $lte: now } })).map(({ councilId, key }) => ({ councilId, key })),
    findNextSweepAtAcrossCouncils: async () => {
      const removed = { sweepAt: { $gt: new Date(0) } };
      const [first] = await attributes.find(removed, { sort: { sweepAt: 1 }, limit: 1 });
      return first?.sweepAt ?? null;
    },
  };
};

export const attributeEntity = defineEntity({
  models: [attributeModel],
  repositories: (scope) => ({
    attributes: createAttributeRepository(scope),
    attributeSweeps: createAttributeRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // The progress of a removal.
    without: { attributes: ['sweepAt'] },
  },
});
