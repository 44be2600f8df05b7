import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  createLatestRunStore,
  defineEntity,
  defineModel,
  findOldestProgressAcrossCouncils,
  latestRunModel,
  listStalledRunsAcrossCouncils,
  type Scope,
} from '@folkmoot/service-kit';
import {
  type InsightRunRecord,
  insightId,
  newestOfEachType,
  type SendingRecord,
  type StoredInsight,
} from './insight.domain';
import type { InsightRepository, InsightRepositoryAcrossCouncils } from './insight.repository';

type InsightDocument = CouncilDocument & StoredInsight;

export const insightModel = defineModel<InsightDocument>('ai_results', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    type: String,
    from: { type: String, default: null },
    to: { type: String, default: null },
    period: { type: String, default: null },
    analysis: String,
    result: { type: Object, default: null },
    lack: { type: String, default: null },
    base: Object,
    provider: Object,
    inputHash: String,
    dropped: Number,
    droppedClaims: { type: [Object], default: [] },
    counterRevision: Number,
    citedIds: [String],
    asOf: Date,
  },
  indexes: [
    { keys: { campaignId: 1, from: 1, to: 1 }, serves: 'list of a campaign and range; clearing' },
    { keys: { campaignId: 1, citedIds: 1 }, serves: 'forgetting what shows words of a response' },
  ],
});

/** One per campaign; its id is the campaign's id. */
type RunDocument = CouncilDocument & Omit<InsightRunRecord, 'campaignId' | 'councilId' | 'revision'>;

export const insightRunModel = defineModel<RunDocument>('ai_runs', {
  fields: {
    ...latestRunModel.fields,
    from: { type: String, default: null },
    to: { type: String, default: null },
    period: { type: String, default: null },
    types: [String],
    done: [String],
    current: { type: String, default: null },
  },
  indexes: [...latestRunModel.indexes],
});

type SendingDocument = CouncilDocument & Omit<SendingRecord, 'id'>;

export const insightSendingModel = defineModel<SendingDocument>('ai_sendings', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: { type: String, default: null },
    type: String,
    provider: String,
    providerId: String,
    model: String,
    comments: Number,
    contentHash: String,
    redactions: Object,
    inputTokens: Number,
    outputTokens: Number,
    isNoted: Boolean,
    sentAt: Date,
  },
  indexes: [
    { keys: { campaignId: 1, sentAt: -1 }, serves: 'the ledger of a campaign' },
    { keys: { isNoted: 1, sentAt: 1 }, serves: 'listUnnotedAcrossCouncils, findOldestUnnotedAcrossCouncils' },
  ],
});

const toInsight = ({ _id, councilId: _, revision: __, ...fields }: InsightDocument): StoredInsight => fields;
const toRun = ({ _id, ...fields }: RunDocument): InsightRunRecord => ({ campaignId: _id, ...fields });
const toSending = ({ _id, revision: _, ...fields }: SendingDocument): SendingRecord => ({ id: _id, ...fields });

const runsOf = (scope: Scope): Pick<InsightRepository, 'findRun' | 'findRunById' | 'beginRun' | 'saveRun'> => {
  const runs = createLatestRunStore<InsightRunRecord, RunDocument>(councilCollection(insightRunModel, scope), {
    toRun,
    toDocument: ({ campaignId, ...fields }) => ({ _id: campaignId, ...fields }),
  });
  return { findRun: runs.find, findRunById: runs.findById, beginRun: runs.begin, saveRun: runs.save };
};

const sendingsOf = (scope: Scope): Pick<InsightRepository, 'addSending' | 'noteUsed' | 'listSendings'> => {
  const sendings = councilCollection(insightSendingModel, scope);
  return {
    addSending: async ({ id, ...fields }) => void (await sendings.insert({ _id: id, ...fields })),
    noteUsed: async (id, used) => void (await sendings.updateOne({ _id: id }, { $set: used })),
    listSendings: async (campaignId, limit) =>
      (await sendings.find({ campaignId }, { sort: { sentAt: -1 }, limit })).map(toSending),
  };
};

export const createInsightRepository = (scope: Scope): InsightRepository => {
  const insights = councilCollection(insightModel, scope);
  const runs = councilCollection(insightRunModel, scope);
  const sendings = councilCollection(insightSendingModel, scope);
  return {
    list: async (campaignId, { from, to, period }) => {
      const days = { from, to };
      const documents = await insights.find({ campaignId, ...(period ? { $or: [{ period }, days] } : days) });
      return newestOfEachType(documents.map(toInsight));
    },
    listAll: async (campaignId) => (await insights.find({ campaignId }, { sort: { _id: 1 } })).map(toInsight),
    save: async (insight) => {
      const id = insightId(insight);
      await insights.updateOne({ _id: id }, { $set: { ...insight }, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    clear: async (campaignId) => void (await insights.deleteMany({ campaignId })),
    forgetResponses: async (campaignId, responseIds) =>
      void (await insights.deleteMany({ campaignId, citedIds: { $in: responseIds } })),
    ...runsOf(scope),
    ...sendingsOf(scope),
    eraseOfCampaign: async (campaignId) => {
      await insights.deleteMany({ campaignId });
      await runs.deleteMany({ _id: campaignId });
      await sendings.deleteMany({ campaignId });
    },
  };
};

export const createInsightRepositoryAcrossCouncils = (scope: Scope): InsightRepositoryAcrossCouncils => {
  const runs = collectionAcrossCouncils(insightRunModel, scope);
  const sendings = collectionAcrossCouncils(insightSendingModel, scope);
  return {
    listStalledAcrossCouncils: async (touchedBefore) => {
      const stalled = await listStalledRunsAcrossCouncils(runs, touchedBefore);
      return stalled.map(({ _id, councilId, runId }) => ({ campaignId: _id, councilId, runId }));
    },
    findOldestProgressAcrossCouncils: () => findOldestProgressAcrossCouncils(runs),
    findOldestUnnotedAcrossCouncils: async () =>
      (await sendings.find({ isNoted: false }, { sort: { sentAt: 1 }, limit: 1 }))[0]?.sentAt ?? null,
    listUnnotedAcrossCouncils: async (sentBefore, limit) =>
      (await sendings.find({ isNoted: false, sentAt: { $lt: sentBefore } }, { limit })).map(toSending),
  };
};

export const insightEntity = defineEntity({
  models: [insightModel, insightRunModel, insightSendingModel],
  repositories: (scope) => ({
    insights: createInsightRepository(scope),
    insightSweep: createInsightRepositoryAcrossCouncils(scope),
  }),
});
