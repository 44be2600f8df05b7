import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type {
  CouncilCopy,
  CouncilCopyRepository,
  CouncilCopyRepositoryAcrossCouncils,
} from './council-copy.repository';

interface CouncilCopyDocument extends Omit<CouncilCopy, 'id'>, CouncilDocument {}

export const councilCopyModel = defineModel<CouncilCopyDocument>('council_copies', {
  fields: {
    councilId: String,
    revision: Number,
    name: String,
    slug: String,
    timezone: String,
    council: Object,
    sourceRevision: Number,
    isDeleted: Boolean,
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'find: the council that is worked in', unique: true }],
});

const toCopy = ({ _id, councilId: _, revision: __, ...rest }: CouncilCopyDocument): CouncilCopy => ({
  id: _id,
  ...rest,
});

export const createCouncilCopyRepository = (scope: Scope): CouncilCopyRepository => {
  const copies = councilCollection(councilCopyModel, scope);
  return {
    find: async () => {
      const copy = await copies.findOne({});
      return copy ? toCopy(copy) : null;
    },
    save: async ({ id, ...rest }) => {
      await copies.updateOne({ _id: id }, { $set: rest, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
  };
};

export const createCouncilCopyRepositoryAcrossCouncils = (scope: Scope): CouncilCopyRepositoryAcrossCouncils => {
  const copies = collectionAcrossCouncils(councilCopyModel, scope);
  return {
    listWithRetentionAcrossCouncils: async () => {
      const rule = { isDeleted: { $ne: true }, 'council.settings.privacy.retentionDays': { $gt: 0 } };
      return (await copies.find(rule)).map(({ councilId }) => councilId);
    },
    listDeletedAcrossCouncils: async () => (await copies.find({ isDeleted: true })).map(({ councilId }) => councilId),
  };
};

export const councilEntity = defineEntity({
  models: [councilCopyModel],
  repositories: (scope) => ({
    councils: createCouncilCopyRepository(scope),
    councilSweep: createCouncilCopyRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Copies of data that the admin service exports.
    except: [councilCopyModel],
  },
});
