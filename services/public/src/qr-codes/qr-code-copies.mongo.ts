import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { QrCodeCopies } from './qr-code-copies.repository';

interface QrCodeCopyDocument {
  _id: string;
  campaignId: string;
  isActive: boolean;
  sourceRevision: number;
}

export const qrCodeCopyModel = defineModel<QrCodeCopyDocument>('qr_code_copies', {
  fields: { campaignId: String, isActive: Boolean, sourceRevision: Number },
  indexes: [{ keys: { campaignId: 1 }, serves: 'eraseOfCampaign' }],
});

/** The copies of codes in this service's database. */
export const createQrCodeCopies = (scope: Scope): QrCodeCopies => {
  const codes = collectionAcrossCouncils(qrCodeCopyModel, scope);
  return {
    findCode: async (id) => {
      const found = await codes.findOne({ _id: id });
      if (!found) return null;
      const { _id, campaignId, isActive, sourceRevision: revision } = found;
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
