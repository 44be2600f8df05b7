import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { QrCodeCopyRepository } from './qr-code-copies.repository';

interface QrCodeCopyDocument {
  _id: string;
  campaignId: string;
  isActive: boolean;
  sourceRevision: number;
}

export const qrCodeCopyModel = defineModel<QrCodeCopyDocument>('qr_code_copies', {
  // Small, read by several keys and kept in memory.
  shardKey: null,
  fields: { campaignId: String, isActive: Boolean, sourceRevision: Number },
  indexes: [{ keys: { campaignId: 1 }, serves: 'eraseOfCampaign' }],
});

/** The copies of codes in this service's database. A scanned code names no council. */
export const createQrCodeCopyRepositoryAcrossCouncils = (scope: Scope): QrCodeCopyRepository => {
  const codes = collectionAcrossCouncils(qrCodeCopyModel, scope);
  return {
    findCode: async (id) => {
      const document = await codes.findOne({ _id: id });
      if (!document) return null;
      const { _id, campaignId, isActive, sourceRevision: revision } = document;
      return { id: _id, campaignId, isActive, revision };
    },
    saveCode: async ({ id, campaignId, isActive, revision }) => {
      const fields = { campaignId, isActive, sourceRevision: revision };
      await codes.updateOne({ _id: id }, { $set: fields }, { upsert: true });
    },
    eraseOfCampaign: async (campaignId) => {
      await codes.deleteMany({ campaignId });
    },
  };
};

/** Not exported with a council: campaigns exports the codes. */
export const qrCodeEntity = defineEntity({
  models: [qrCodeCopyModel],
  repositories: (scope) => ({ qrCodeCopies: createQrCodeCopyRepositoryAcrossCouncils(scope) }),
});
