import { collectionAcrossCouncils, type Scope } from '@folkmoot/service-kit';
import { assetModel, bucketModel } from './asset.mongo';
import { campaignModel } from './campaign.mongo';
import { councilCopyModel } from './council-copy.mongo';
import { COUNTS_FORMAT } from './counter.domain';
import { counterModel } from './counter.mongo';
import { qrCodeModel } from './qr-code.mongo';
import type { CampaignPlace, SweepRepository } from './sweep.repository';

const toPlace = ({ _id, councilId }: { _id: string; councilId: string }): CampaignPlace => ({
  campaignId: _id,
  councilId,
});

type Owned = readonly { readonly councilId: string }[];

/** A deleted council is left as it is: it may be restored. */
const forgetful = ({ all, some, gone }: Record<'all' | 'some' | 'gone', Owned>): string[] => {
  const without = new Set(gone.map(({ councilId }) => councilId));
  const found = new Set([...all, ...some].map(({ councilId }) => councilId));
  return [...found].filter((councilId) => !without.has(councilId)).sort();
};

const storageSweeps = (scope: Scope) => {
  const assets = collectionAcrossCouncils(assetModel, scope);
  const buckets = collectionAcrossCouncils(bucketModel, scope);
  return {
    listCouncilsWithFilesAcrossCouncils: async () =>
      (await assets.aggregate<{ _id: string }>([{ $group: { _id: '$councilId' } }, { $sort: { _id: 1 } }])).map(
        ({ _id }) => _id,
      ),
    listCouncilsWithStorageAcrossCouncils: async () =>
      [...new Set((await buckets.find({})).map(({ councilId }) => councilId))].sort(),
  } satisfies Partial<SweepRepository>;
};

/** Every query of this service that spans councils. */
export const mongoSweeps = (scope: Scope): SweepRepository => {
  const campaigns = collectionAcrossCouncils(campaignModel, scope);
  const counters = collectionAcrossCouncils(counterModel, scope);
  const councils = collectionAcrossCouncils(councilCopyModel, scope);
  const codes = collectionAcrossCouncils(qrCodeModel, scope);
  return {
    ...storageSweeps(scope),
    listDueAcrossCouncils: async (now) => {
      const opening = await campaigns.find({
        status: 'scheduled',
        deletedAt: null,
        $or: [{ startDate: null }, { startDate: { $lte: now } }],
      });
      const ending = await campaigns.find({
        status: { $in: ['active', 'paused'] },
        deletedAt: null,
        endDate: { $lte: now, $ne: null },
      });
      return [...opening, ...ending].map(toPlace);
    },
    listRoundsDueAcrossCouncils: async (now) =>
      (await campaigns.find({ roundsDueAt: { $lte: now, $ne: null }, deletedAt: null })).map(toPlace),
    listDeletedBeforeAcrossCouncils: async (moment) =>
      (await campaigns.find({ deletedAt: { $lt: moment, $ne: null } })).map(toPlace),
    listToRecountAcrossCouncils: async () => (await counters.find({ needsRecount: true })).map(toPlace),
    listOutdatedAcrossCouncils: async () => (await counters.find({ format: { $ne: COUNTS_FORMAT } })).map(toPlace),
    listCountedAcrossCouncils: async () => (await counters.find({}, { sort: { _id: 1 } })).map(toPlace),
    listForgetfulAcrossCouncils: async () => {
      const all = await councils.find({
        isDeleted: { $ne: true },
        'council.settings.privacy.retentionDays': { $gt: 0 },
      });
      const some = await campaigns.find({ retentionDays: { $gt: 0 } });
      const gone = await councils.find({ isDeleted: true });
      return forgetful({ all, some, gone });
    },
    listUnpublishedAcrossCouncils: async () =>
      (await campaigns.find({ status: { $in: ['draft', 'ready'] }, publishedVersion: 0, deletedAt: null })).map(
        toPlace,
      ),
    listCodesAcrossCouncils: async (afterId, limit) =>
      (await codes.find({ _id: { $gt: afterId } }, { sort: { _id: 1 }, limit })).map(
        ({ _id: codeId, campaignId, councilId }) => ({ codeId, campaignId, councilId }),
      ),
    listUnannouncedAcrossCouncils: async (limit) =>
      (await counters.find({ isAnnounced: false }, { limit })).map(toPlace),
  };
};
