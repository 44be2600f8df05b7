import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { QrCodeCopy, QrCodeCopyRepository } from './qr-code-copies.repository';

interface QrCodeCopyDocument {
  _id: string;
  /** Missing for a code of a sign-up page. */
  campaignId?: string;
  pageId?: string;
  /** The council of a sign-up page. It has another name because the collection spans councils. */
  ownerId?: string;
  isActive: boolean;
  /** Missing in copies of versions without shared places. */
  isSharedPlace?: boolean;
  sourceRevision: number;
}

export const qrCodeCopyModel = defineModel<QrCodeCopyDocument>('qr_code_copies', {
  // Small, read by several keys and kept in memory.
  shardKey: null,
  fields: {
    campaignId: String,
    pageId: String,
    ownerId: String,
    isActive: Boolean,
    isSharedPlace: Boolean,
    sourceRevision: Number,
  },
  indexes: [{ keys: { campaignId: 1 }, serves: 'eraseOfCampaign' }],
});

const toCopy = (document: QrCodeCopyDocument): QrCodeCopy | null => {
  const { _id: id, campaignId, pageId, ownerId, isActive, isSharedPlace = false, sourceRevision: revision } = document;
  if (campaignId !== undefined) return { id, campaignId, isActive, isSharedPlace, revision };
  if (pageId === undefined || ownerId === undefined) return null;
  return { id, page: { id: pageId, councilId: ownerId }, isActive, revision };
};

/** The copies of codes in this service's database. A scanned code names no council. */
export const createQrCodeCopyRepositoryAcrossCouncils = (scope: Scope): QrCodeCopyRepository => {
  const codes = collectionAcrossCouncils(qrCodeCopyModel, scope);
  return {
    findCode: async (id) => {
      const document = await codes.findOne({ _id: id });
      return document && toCopy(document);
    },
    saveCode: async ({ id, campaignId, page, isActive, isSharedPlace = false, revision }) => {
      const target = page ? { pageId: page.id, ownerId: page.councilId } : { campaignId };
      const fields = { ...target, isActive, isSharedPlace, sourceRevision: revision };
      await codes.updateOne({ _id: id }, { $set: fields }, { upsert: true });
    },
    eraseOfCampaign: async (campaignId) => {
      await codes.deleteMany({ campaignId });
    },
  };
};

/** Not exported with a council: campaigns and subscribers export the codes. */
export const qrCodeEntity = defineEntity({
  models: [qrCodeCopyModel],
  repositories: (scope) => ({ qrCodeCopies: createQrCodeCopyRepositoryAcrossCouncils(scope) }),
});
