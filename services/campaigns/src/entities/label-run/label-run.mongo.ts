import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  findOldestProgressAcrossCouncils,
  listStalledRunsAcrossCouncils,
  type Scope,
} from '@folkmoot/service-kit';
import type { LabelRun } from './label-run';
import type { LabelRunRepository, LabelRunRepositoryAcrossCouncils } from './label-run.repository';

/** One per campaign; its id is the campaign's id. */
type RunDocument = CouncilDocument & Omit<LabelRun, 'campaignId' | 'councilId' | 'revision'>;

export const labelRunModel = defineModel<RunDocument>('comment_label_runs', {
  fields: {
    councilId: String,
    revision: Number,
    runId: String,
    scope: String,
    state: String,
    done: Number,
    total: Number,
    position: Number,
    tally: Object,
    isTrusted: Boolean,
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

const toRun = ({ _id, ...fields }: RunDocument): LabelRun => ({ campaignId: _id, ...fields });

const createLabelRunRepository = (scope: Scope): LabelRunRepository => {
  const runs = councilCollection(labelRunModel, scope);
  const save = async ({ campaignId, councilId: _, revision, ...fields }: LabelRun) =>
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

const createSweep = (scope: Scope): LabelRunRepositoryAcrossCouncils => {
  const runs = collectionAcrossCouncils(labelRunModel, scope);
  return {
    listStalledAcrossCouncils: async (touchedBefore) => {
      const stalled = await listStalledRunsAcrossCouncils(runs, touchedBefore);
      return stalled.map(({ _id, councilId, runId }) => ({ campaignId: _id, councilId, runId }));
    },
    findOldestProgressAcrossCouncils: () => findOldestProgressAcrossCouncils(runs),
  };
};

export const labelRunEntity = defineEntity({
  models: [labelRunModel],
  repositories: (scope) => ({ labelRuns: createLabelRunRepository(scope), labelRunSweep: createSweep(scope) }),
});
