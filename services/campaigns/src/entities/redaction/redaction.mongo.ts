import { DomainError, isDomainError, type RedactionCoverage } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
  storedBytes,
} from '@folkmoot/service-kit';
import type { StoredRedaction, StoredRedactionReview } from './redaction.domain';
import type { ClaimedAnswers, ReadAnswer, RedactionRepository } from './redaction.repository';

interface RedactionDocument extends Omit<StoredRedaction, 'id'>, CouncilDocument {
  revision: number;
}

/** One per campaign; its id is the campaign's id. */
interface ReviewDocument extends Omit<StoredRedactionReview, 'campaignId' | 'key'>, CouncilDocument {
  revision: number;
  key: Buffer;
}

const DELETED_AT_ONCE = 1_000;
/** No response: the response with this answer was erased. */
const NOBODY = '';

export const redactionModel = defineModel<RedactionDocument>('redactions', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    questionId: String,
    responseId: String,
    responses: Number,
    proposal: [Object],
    spans: { type: [Object], default: null },
    state: String,
    suggestion: { type: String, default: null },
    decidedBy: { type: String, default: null },
    decidedAt: { type: Date, default: null },
    claimedBy: { type: String, default: null },
    claimedUntil: { type: Date, default: null },
  },
  indexes: [
    { keys: { campaignId: 1, state: 1, questionId: 1 }, serves: 'the open answers of a campaign, and their numbers' },
    { keys: { campaignId: 1, responseId: 1 }, serves: 'forgetting the answers of erased responses' },
  ],
});

export const redactionReviewModel = defineModel<ReviewDocument>('redaction_reviews', {
  fields: {
    councilId: String,
    revision: Number,
    questionIds: [String],
    needsSecondLook: Boolean,
    terms: [String],
    key: Buffer,
    state: String,
    done: Number,
    total: Number,
    readAt: { type: Date, default: null },
    readRevision: { type: Number, default: null },
  },
  indexes: [],
});

const toRedaction = ({ _id, councilId: _, ...fields }: RedactionDocument): StoredRedaction => ({ id: _id, ...fields });

const toReview = ({ _id, councilId: _, key, ...fields }: ReviewDocument): StoredRedactionReview => ({
  campaignId: _id,
  ...fields,
  key: storedBytes(key),
});

/** Open ones that nobody else has, and that this person has not decided about. */
const freeFor = ({ campaignId, questionId, by, now }: ClaimedAnswers) => ({
  campaignId,
  state: 'open' as const,
  ...(questionId === undefined ? {} : { questionId }),
  decidedBy: { $ne: by },
  $or: [{ claimedBy: { $in: [null, by] } }, { claimedUntil: { $lte: now } }],
});

interface Group {
  questionId: string;
  state: StoredRedaction['state'];
  texts: number;
  answers: number;
}

const coverageOf = (groups: readonly Group[]): RedactionCoverage[] => {
  const questions = new Map<string, RedactionCoverage>();
  for (const { questionId, state, texts, answers } of groups) {
    const before = questions.get(questionId) ?? { questionId, answers: 0, texts: 0, open: 0, accepted: 0, withheld: 0 };
    questions.set(questionId, {
      ...before,
      answers: before.answers + answers,
      texts: before.texts + texts,
      [state]: texts,
    });
  }
  return [...questions.values()];
};

const nothingDecided = {
  spans: null,
  state: 'open' as const,
  suggestion: null,
  decidedBy: null,
  decidedAt: null,
  claimedBy: null,
  claimedUntil: null,
};

export const createRedactionRepository = (scope: Scope): RedactionRepository => {
  const redactions = councilCollection(redactionModel, scope);
  const reviews = councilCollection(redactionReviewModel, scope);
  const insertNew = async (campaignId: string, answers: readonly ReadAnswer[]): Promise<void> => {
    if (answers.length === 0) return;
    await redactions.insertMany(
      answers.map(({ id, ...fields }) => ({ _id: id, campaignId, ...fields, ...nothingDecided })),
      { lean: true },
    );
  };
  const idsOf = async (campaignId: string): Promise<string[]> => {
    const ids: string[] = [];
    for await (const batch of redactions.batches({ campaignId }, { fields: ['_id'] }))
      for (const { _id } of batch) ids.push(_id);
    return ids;
  };
  return {
    findReview: async (campaignId) => {
      const document = await reviews.findOne({ _id: campaignId });
      return document && toReview(document);
    },
    saveReview: async ({ campaignId, revision, key, ...fields }) => {
      const changes = { ...fields, key: Buffer.from(key) };
      if (revision > 0) return toReview(await reviews.compareAndSet(campaignId, revision, changes));
      return toReview(await reviews.insert({ _id: campaignId, ...changes }));
    },
    noteReading: async ({ campaignId, revision }, progress) =>
      (await reviews.updateMany({ _id: campaignId, revision }, { $set: progress })) > 0 ||
      (await reviews.count({ _id: campaignId, revision })) > 0,
    find: async (campaignId, id) => {
      const document = await redactions.findOne({ _id: id, campaignId });
      return document && toRedaction(document);
    },
    save: async ({ id, revision, ...fields }) => {
      try {
        return toRedaction(await redactions.compareAndSet(id, revision, fields));
      } catch (error) {
        throw isDomainError(error) ? new DomainError('redaction_changed', { cause: error }) : error;
      }
    },
    putRead: async (campaignId, answers) => {
      const ids = answers.map(({ id }) => id);
      const known = new Map((await redactions.find({ _id: { $in: ids } })).map((each) => [each._id, each]));
      await insertNew(
        campaignId,
        answers.filter(({ id }) => !known.has(id)),
      );
      const updates = answers
        .filter(({ id, responses, responseId }) => {
          const before = known.get(id);
          return (
            before && (before.decidedBy === null || before.responses !== responses || before.responseId !== responseId)
          );
        })
        .map(({ id, responses, responseId, proposal }) => ({
          filter: { _id: id },
          update: {
            $set: { responses, responseId, ...(known.get(id)?.decidedBy === null ? { proposal: [...proposal] } : {}) },
          },
        }));
      await redactions.updateEach(updates);
    },
    deleteExcept: async (campaignId, ids) => {
      const gone = (await idsOf(campaignId)).filter((id) => !ids.has(id));
      for (let from = 0; from < gone.length; from += DELETED_AT_ONCE)
        await redactions.deleteMany({ _id: { $in: gone.slice(from, from + DELETED_AT_ONCE) } });
    },
    list: async ({ campaignId, state, questionId, ...page }) => {
      const filter = { campaignId, ...(state ? { state } : {}), ...(questionId ? { questionId } : {}) };
      const { items, nextCursor } = await redactions.list({
        ...page,
        filter,
        sort: { by: 'questionId', direction: 1 },
      });
      return { items: items.map(toRedaction), nextCursor };
    },
    claim: async (claim) => {
      const { by, until, limit } = claim;
      const free = await redactions.find(freeFor(claim), { sort: { questionId: 1, _id: 1 }, limit });
      const ids = free.map(({ _id }) => _id);
      await redactions.updateMany(
        { ...freeFor(claim), _id: { $in: ids } },
        { $set: { claimedBy: by, claimedUntil: until } },
      );
      const own = await redactions.find(
        { _id: { $in: ids }, claimedBy: by, state: 'open' },
        { sort: { questionId: 1, _id: 1 } },
      );
      return own.map(toRedaction);
    },
    decisions: async (campaignId, ids) => {
      const documents = await redactions.find({ campaignId, _id: { $in: ids } });
      return new Map(documents.map((document) => [document._id, toRedaction(document)]));
    },
    coverage: async (campaignId) =>
      coverageOf(
        await redactions.aggregate<Group>([
          { $match: { campaignId } },
          {
            $group: {
              _id: { questionId: '$questionId', state: '$state' },
              texts: { $sum: 1 },
              answers: { $sum: '$responses' },
            },
          },
          { $project: { _id: 0, questionId: '$_id.questionId', state: '$_id.state', texts: 1, answers: 1 } },
        ]),
      ),
    forgetResponses: async (campaignId, responseIds) => {
      const ofThem = { campaignId, responseId: { $in: [...responseIds] } };
      await redactions.deleteMany({ ...ofThem, responses: { $lte: 1 } });
      // Others say the same: the next reading finds one of them.
      await redactions.updateMany(ofThem, { $set: { responseId: NOBODY }, $inc: { responses: -1, revision: 1 } });
    },
    eraseOfCampaign: async (campaignId) => {
      await redactions.deleteMany({ campaignId });
      await reviews.delete(campaignId);
    },
  };
};

export const redactionEntity = defineEntity({
  models: [redactionModel, redactionReviewModel],
  repositories: (scope) => ({ redactions: createRedactionRepository(scope) }),
});
