import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { CommentPlan } from './comment-plan.domain';
import type { CommentPlanRepository, CommentPlanRepositoryAcrossCouncils } from './comment-plan.repository';

/** One per campaign; its id is the campaign's id. */
type PlanDocument = CouncilDocument & Omit<CommentPlan, 'campaignId' | 'councilId' | 'revision'>;

export const commentPlanModel = defineModel<PlanDocument>('comment_plans', {
  fields: {
    councilId: String,
    revision: Number,
    kinds: [Object],
    codebookId: { type: String, default: null },
    splits: [Object],
    version: Number,
    reader: Number,
    readNumber: Number,
    dueAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    createdAt: Date,
  },
  indexes: [
    { keys: { dueAt: 1 }, serves: 'findNextDueAcrossCouncils, listDueAcrossCouncils' },
    { keys: { councilId: 1, codebookId: 1 }, serves: 'the campaigns of a codebook' },
  ],
});

const toPlan = ({ _id, ...fields }: PlanDocument): CommentPlan => ({ campaignId: _id, ...fields });

const createCommentPlanRepository = (scope: Scope): CommentPlanRepository => {
  const plans = councilCollection(commentPlanModel, scope);
  return {
    find: async (campaignId) => {
      const document = await plans.findOne({ _id: campaignId });
      return document && toPlan(document);
    },
    ensure: async (campaignId, reader, now) => {
      const start = { kinds: [], codebookId: null, splits: [], version: 1, reader, readNumber: 0, finishedAt: null };
      const $setOnInsert = { ...start, dueAt: now, createdAt: now, revision: 1 };
      const document = await plans.updateOne({ _id: campaignId }, { $setOnInsert }, { upsert: true });
      return toPlan(document as PlanDocument);
    },
    choose: async (campaignId, choice, dueAt) => {
      const changes = { ...choice, readNumber: 0, splits: [], dueAt };
      await plans.updateOne({ _id: campaignId }, { $set: changes, $inc: { revision: 1, version: 1 } });
    },
    listOfCodebooks: async (codebookIds) => (await plans.find({ codebookId: { $in: codebookIds } })).map(toPlan),
    followCodebook: async (codebookId, dueAt, split) => {
      await plans.updateMany(
        { codebookId },
        {
          $set: { readNumber: 0, dueAt },
          $inc: { revision: 1, version: 1 },
          ...(split ? { $push: { splits: split } } : {}),
        },
      );
    },
    readAgain: async (campaignId, reader, dueAt) => {
      const changes = { reader, readNumber: 0, dueAt };
      await plans.updateOne({ _id: campaignId }, { $set: changes, $inc: { revision: 1, version: 1 } });
    },
    noteResponses: async (campaignId, dueAt) => {
      await plans.updateOne({ _id: campaignId, dueAt: null }, { $set: { dueAt } });
    },
    noteLabels: async (campaignId) => {
      const document = await plans.updateOne({ _id: campaignId }, { $inc: { revision: 1 } });
      if (!document) throw new DomainError('campaign_not_found');
      return toPlan(document);
    },
    advance: async ({ campaignId, version }, progress) =>
      (await plans.updateOne({ _id: campaignId, version }, { $set: progress, $inc: { revision: 1 } })) !== null,
    eraseOfCampaign: async (campaignId) => {
      await plans.delete(campaignId);
    },
  };
};

const createSweep = (scope: Scope): CommentPlanRepositoryAcrossCouncils => {
  const plans = collectionAcrossCouncils(commentPlanModel, scope);
  const due = { dueAt: { $ne: null } } as const;
  return {
    findNextDueAcrossCouncils: async () => (await plans.find(due, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    listDueAcrossCouncils: async (now, limit) =>
      (await plans.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(({ _id, councilId }) => ({
        campaignId: _id,
        councilId,
      })),
  };
};

export const commentPlanEntity = defineEntity({
  models: [commentPlanModel],
  repositories: (scope) => ({
    commentPlans: createCommentPlanRepository(scope),
    commentPlanSweep: createSweep(scope),
  }),
});
