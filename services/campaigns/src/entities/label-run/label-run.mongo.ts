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
import type { LabelRun } from './label-run';
import type { LabelRunRepository, LabelRunRepositoryAcrossCouncils } from './label-run.repository';

/** One per campaign; its id is the campaign's id. */
type RunDocument = CouncilDocument & Omit<LabelRun, 'campaignId' | 'councilId' | 'revision'>;

export const labelRunModel = defineModel<RunDocument>('comment_label_runs', {
  fields: {
    ...latestRunModel.fields,
    scope: String,
    done: Number,
    total: Number,
    position: Number,
    tally: Object,
    isTrusted: Boolean,
    leftOut: { type: Number, default: 0 },
  },
  indexes: [...latestRunModel.indexes],
});

const toRun = ({ _id, ...fields }: RunDocument): LabelRun => ({ campaignId: _id, ...fields });

const createLabelRunRepository = (scope: Scope): LabelRunRepository => {
  const runs = councilCollection(labelRunModel, scope);
  return {
    ...createLatestRunStore<LabelRun, RunDocument>(runs, {
      toRun,
      toDocument: ({ campaignId, ...fields }) => ({ _id: campaignId, ...fields }),
    }),
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
