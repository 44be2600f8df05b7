import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { QrCode } from './qr-code.domain';
import type { QrCodeRepository, QrCodeRepositoryAcrossCouncils } from './qr-code.repository';

interface QrCodeDocument
  extends Omit<QrCode, 'id' | 'councilId' | 'revision' | 'hasLogo' | 'isSharedPlace'>,
    CouncilDocument {
  /** Missing in codes of versions without logos. */
  hasLogo?: boolean;
  /** Missing in codes of versions without shared places. */
  isSharedPlace?: boolean;
}

export const qrCodeModel = defineModel<QrCodeDocument>('qr_codes', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    label: String,
    isActive: Boolean,
    hasLogo: Boolean,
    isSharedPlace: Boolean,
    usageCount: Number,
    responseCount: Number,
    createdAt: Date,
    firstScanOn: String,
  },
  indexes: [{ keys: { campaignId: 1, createdAt: 1 }, serves: 'the codes of a campaign' }],
});

const toQrCode = ({ _id, hasLogo = false, isSharedPlace = false, ...rest }: QrCodeDocument): QrCode => ({
  id: _id,
  hasLogo,
  isSharedPlace,
  ...rest,
});

export const createQrCodeRepository = (scope: Scope): QrCodeRepository => {
  const codes = councilCollection(qrCodeModel, scope);
  return {
    listOfCampaigns: async (ids) =>
      (await codes.find({ campaignId: { $in: ids } }, { sort: { createdAt: 1, _id: 1 } })).map(toQrCode),
    get: async (campaignId, id) => {
      const document = await codes.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('not_found');
      return toQrCode(document);
    },
    save: async ({ id, revision, label, isActive, hasLogo, isSharedPlace }) =>
      toQrCode(await codes.compareAndSet(id, revision, { label, isActive, hasLogo, isSharedPlace })),
    insert: async ({ id, ...rest }) => toQrCode(await codes.insert({ _id: id, ...rest })),
    addUses: async (campaignId, uses, day) => {
      for (const [_id, { scans = 0, responses = 0 }] of Object.entries(uses)) {
        await codes.updateOne(
          { _id, campaignId },
          {
            $inc: { usageCount: scans, responseCount: responses },
            ...(scans > 0 ? { $min: { firstScanOn: day } } : {}),
          },
        );
      }
    },
    eraseOfCampaign: async (campaignId) => {
      await codes.deleteMany({ campaignId });
    },
  };
};

export const createQrCodeRepositoryAcrossCouncils = (scope: Scope): QrCodeRepositoryAcrossCouncils => {
  const codes = collectionAcrossCouncils(qrCodeModel, scope);
  return {
    listCodesAcrossCouncils: async (afterId, limit) =>
      (await codes.find({ _id: { $gt: afterId } }, { sort: { _id: 1 }, limit })).map(
        ({ _id: codeId, campaignId, councilId }) => ({ codeId, campaignId, councilId }),
      ),
  };
};

export const qrCodeEntity = defineEntity({
  models: [qrCodeModel],
  repositories: (scope) => ({ qrCodes: createQrCodeRepository(scope) }),
});
