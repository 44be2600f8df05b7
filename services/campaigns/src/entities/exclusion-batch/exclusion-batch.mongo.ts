import { DomainError } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { ExclusionBatchRepository, StoredExclusionBatch } from './exclusion-batch.repository';

interface ExclusionBatchDocument extends Omit<StoredExclusionBatch, 'id'>, CouncilDocument {}

export const exclusionBatchModel = defineModel<ExclusionBatchDocument>('exclusion_batches', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    isExcluded: Boolean,
    reason: String,
    selection: Object,
    startedBy: String,
    startedAt: Date,
    total: Number,
    done: Number,
    cursor: String,
    isComplete: Boolean,
  },
  indexes: [{ keys: { campaignId: 1 }, serves: 'erasing a campaign with its actions on many responses' }],
});

export const createExclusionBatchRepository = (scope: Scope): ExclusionBatchRepository => {
  const batches = councilCollection(exclusionBatchModel, scope);
  return {
    get: async (campaignId, id) => {
      const document = await batches.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('not_found');
      const { _id, councilId: _, revision: __, ...batch } = document;
      return { id: _id, ...batch };
    },
    put: async ({ id, ...fields }) => {
      await batches.updateOne({ _id: id }, { $set: fields, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    eraseOfCampaign: async (campaignId) => {
      await batches.deleteMany({ campaignId });
    },
  };
};

export const exclusionBatchEntity = defineEntity({
  models: [exclusionBatchModel],
  repositories: (scope) => ({ exclusionBatches: createExclusionBatchRepository(scope) }),
});
