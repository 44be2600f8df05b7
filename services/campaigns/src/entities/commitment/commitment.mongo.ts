import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import { type Commitments, noCommitments } from './commitment.domain';
import type { CommitmentRepository, CommitmentRepositoryAcrossCouncils } from './commitment.repository';

/** One per campaign; its id is the campaign's id. */
interface CommitmentsDocument extends Omit<Commitments, 'campaignId'>, CouncilDocument {
  revision: number;
}

export const commitmentsModel = defineModel<CommitmentsDocument>('commitments', {
  fields: {
    councilId: String,
    revision: Number,
    points: [Object],
    printed: [Object],
    dueAt: { type: Date, default: null },
    openDueOn: { type: String, default: null },
  },
  indexes: [
    { keys: { councilId: 1, openDueOn: 1 }, serves: 'listOverdue' },
    { keys: { dueAt: 1 }, serves: 'findNextDueAcrossCouncils, listDueAcrossCouncils' },
  ],
});

const toCommitments = ({ _id, councilId: _, ...fields }: CommitmentsDocument): Commitments => ({
  campaignId: _id,
  ...fields,
});

const createCommitmentRepository = (scope: Scope): CommitmentRepository => {
  const lists = councilCollection(commitmentsModel, scope);
  return {
    get: async (campaignId) => {
      const document = await lists.findOne({ _id: campaignId });
      return document ? toCommitments(document) : noCommitments(campaignId);
    },
    put: async ({ campaignId, revision, ...fields }) =>
      toCommitments(
        revision === 0
          ? await lists.insert({ _id: campaignId, ...fields })
          : await lists.compareAndSet(campaignId, revision, fields),
      ),
    noteDue: async (campaignId, dueAt) => {
      await lists.updateOne({ _id: campaignId }, { $set: { dueAt } });
    },
    listOverdue: async (today, limit) =>
      (await lists.find({ openDueOn: { $ne: null, $lt: today } }, { sort: { openDueOn: 1 }, limit })).map(
        toCommitments,
      ),
    eraseOfCampaign: async (campaignId) => {
      await lists.delete(campaignId);
    },
  };
};

const createCommitmentSweep = (scope: Scope): CommitmentRepositoryAcrossCouncils => {
  const lists = collectionAcrossCouncils(commitmentsModel, scope);
  return {
    findNextDueAcrossCouncils: async () =>
      (await lists.find({ dueAt: { $ne: null } }, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    listDueAcrossCouncils: async (now, limit) =>
      (await lists.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(({ _id, councilId }) => ({
        campaignId: _id,
        councilId,
      })),
  };
};

export const commitmentEntity = defineEntity({
  models: [commitmentsModel],
  repositories: (scope) => ({
    commitments: createCommitmentRepository(scope),
    commitmentSweep: createCommitmentSweep(scope),
  }),
  exported: { without: { commitments: ['dueAt'] } },
});
