import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import { type RollupDocument, rollupFields, rollupsIn } from '../report/rollup.mongo';
import { type ResponseDocument, responseFields, responsesIn } from '../response/response.mongo';
import { HIDDEN_STATES, type StoredSeries } from './answer-series.domain';
import type { AnswerSeriesRepository, AnswerSeriesSweep } from './answer-series.repository';

interface SeriesDocument extends Omit<StoredSeries, 'id'>, CouncilDocument {
  councilId: string;
  revision: number;
  /** Whether the file may be stored, or the answers must be deleted. */
  isPending: boolean;
}

export const seriesModel = defineModel<SeriesDocument>('answer_series', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    name: String,
    fileName: String,
    fileHash: String,
    zone: String,
    state: String,
    rows: Number,
    responses: Number,
    refused: Number,
    isComplete: Boolean,
    importedBy: String,
    importedAt: Date,
    work: { type: Object, default: null },
    runId: { type: String, default: null },
    touchedAt: Date,
    isPending: Boolean,
  },
  indexes: [
    { keys: { campaignId: 1, importedAt: -1 }, serves: 'the series of a campaign, newest first' },
    { keys: { isPending: 1, touchedAt: 1 }, serves: 'listIdleAcrossCouncils, findOldestProgressAcrossCouncils' },
  ],
});

export const seriesResponseModel = defineModel<ResponseDocument>('series_responses', {
  fields: responseFields,
  indexes: [{ keys: { campaignId: 1, createdAt: -1, _id: -1 }, serves: 'the responses of a series, newest first' }],
});

export const seriesRollupModel = defineModel<RollupDocument>('series_rollups', {
  fields: rollupFields,
  indexes: [{ keys: { campaignId: 1, day: 1 }, serves: 'the report of a series, by range' }],
});

const isPending = ({ work, state }: Pick<StoredSeries, 'work' | 'state'>): boolean =>
  work !== null || state === 'removing';

const isVisible = { state: { $nin: [...HIDDEN_STATES] } };

const toSeries = ({ _id, isPending: _, ...series }: SeriesDocument): StoredSeries => ({ ...series, id: _id });

const createAnswerSeriesRepository = (scope: Scope): AnswerSeriesRepository => {
  const series = councilCollection(seriesModel, scope);
  const responses = responsesIn(councilCollection(seriesResponseModel, scope));
  const rollups = rollupsIn(councilCollection(seriesRollupModel, scope));
  return {
    list: async (campaignId) => {
      const visible = { campaignId, ...isVisible };
      return (await series.find(visible, { sort: { importedAt: -1, _id: 1 } })).map(toSeries);
    },
    listOfCouncil: async () => (await series.find({ isComplete: true }, { sort: { _id: 1 } })).map(toSeries),
    get: async (campaignId, id) => {
      const document = await series.findOne({ _id: id, campaignId, ...isVisible });
      if (!document) throw new DomainError('not_found');
      return toSeries(document);
    },
    find: async (id) => {
      const document = await series.findOne({ _id: id });
      return document && toSeries(document);
    },
    insert: async ({ id, ...fields }) =>
      toSeries(await series.insert({ _id: id, ...fields, isPending: isPending(fields) })),
    save: async ({ id, councilId: _, revision, ...fields }) =>
      toSeries(await series.compareAndSet(id, revision, { ...fields, isPending: isPending(fields) })),
    changeResponses: async (id, by) => {
      await series.updateOne({ _id: id }, { $inc: { responses: by } });
    },
    delete: async (id) => {
      await series.delete(id);
      await rollups.eraseOfCampaign(id);
    },
    eraseOfCampaign: async (campaignId) => {
      const removal = { state: 'removing' as const, isComplete: false, isPending: true };
      await series.updateMany({ campaignId }, { $set: removal });
    },
    responses,
    rollups,
  };
};

const createAnswerSeriesSweep = (scope: Scope): AnswerSeriesSweep => {
  const series = collectionAcrossCouncils(seriesModel, scope);
  return {
    listIdleAcrossCouncils: async (touchedBefore) =>
      (await series.find({ isPending: true, touchedAt: { $lt: touchedBefore } })).map(({ _id, councilId }) => ({
        id: _id,
        councilId,
      })),
    findOldestProgressAcrossCouncils: async () =>
      (await series.find({ isPending: true }, { sort: { touchedAt: 1 }, limit: 1 }))[0]?.touchedAt ?? null,
  };
};

export const answerSeriesEntity = defineEntity({
  models: [seriesModel, seriesResponseModel, seriesRollupModel],
  repositories: (scope) => ({
    answerSeries: createAnswerSeriesRepository(scope),
    answerSeriesSweep: createAnswerSeriesSweep(scope),
  }),
  exported: {
    // Sums of the exported responses.
    except: [seriesRollupModel],
    // The progress of an import, and the file, which is deleted soon.
    without: { answer_series: ['work', 'runId', 'touchedAt', 'isPending'] },
  },
});
