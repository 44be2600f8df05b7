import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineModel,
  findOldestProgressAcrossCouncils,
  listStalledRunsAcrossCouncils,
  type Scope,
} from '@folkmoot/service-kit';
import type { LabellingRunRecord } from './labelling-run.domain';
import type { LabellingRunRepository, LabellingRunRepositoryAcrossCouncils } from './labelling-run.repository';

/** One per campaign; its id is the campaign's id. */
type RunDocument = CouncilDocument & Omit<LabellingRunRecord, 'campaignId' | 'councilId' | 'revision'>;

export const labellingRunModel = defineModel<RunDocument>('labelling_runs', {
  fields: {
    councilId: String,
    revision: Number,
    runId: String,
    by: String,
    state: String,
    scope: String,
    done: Number,
    total: Number,
    readNumber: Number,
    error: { type: String, default: null },
    retryAt: { type: Date, default: null },
    attempts: Number,
    actor: Object,
    createdAt: Date,
    touchedAt: Date,
    finishedAt: { type: Date, default: null },
  },
  indexes: [
    { keys: { councilId: 1, runId: 1 }, serves: 'findById' },
    { keys: { state: 1, touchedAt: 1 }, serves: 'listStalledAcrossCouncils, findOldestProgressAcrossCouncils' },
  ],
});

const toRun = ({ _id, ...fields }: RunDocument): LabellingRunRecord => ({ campaignId: _id, ...fields });

export const createLabellingRunRepository = (scope: Scope): LabellingRunRepository => {
  const runs = councilCollection(labellingRunModel, scope);
  const save = async ({ campaignId, councilId: _, revision, ...fields }: LabellingRunRecord) =>
    toRun(await runs.compareAndSet(campaignId, revision, fields));
  return {
    find: async (campaignId) => {
      const document = await runs.findOne({ _id: campaignId });
      return document && toRun(document);
    },
    findById: async (runId) => {
      const document = await runs.findOne({ runId });
      return document && toRun(document);
    },
    begin: async (run, before) => {
      if (before) return save({ ...run, councilId: before.councilId, revision: before.revision });
      const { campaignId, ...fields } = run;
      return toRun(await runs.insert({ _id: campaignId, ...fields }));
    },
    save,
    eraseOfCampaign: async (campaignId) => {
      await runs.delete(campaignId);
    },
  };
};

export const createLabellingRunSweep = (scope: Scope): LabellingRunRepositoryAcrossCouncils => {
  const runs = collectionAcrossCouncils(labellingRunModel, scope);
  return {
    listStalledAcrossCouncils: async (touchedBefore) =>
      (await listStalledRunsAcrossCouncils(runs, touchedBefore)).map(toRun),
    findOldestProgressAcrossCouncils: () => findOldestProgressAcrossCouncils(runs),
  };
};
