import { DomainError } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { type RollupDocument, rollupFields, rollupsIn } from '../report/rollup.mongo';
import { type ResponseDocument, responseFields, responsesIn } from '../response/response.mongo';
import type { AnswerSeriesRepository, StoredSeries } from './answer-series.repository';

interface SeriesDocument extends Omit<StoredSeries, 'id'>, CouncilDocument {}

export const seriesModel = defineModel<SeriesDocument>('answer_series', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    name: String,
    fileName: String,
    fileHash: String,
    zone: String,
    responses: Number,
    refused: Number,
    isComplete: Boolean,
    importedBy: String,
    importedAt: Date,
  },
  indexes: [{ keys: { campaignId: 1, importedAt: -1 }, serves: 'the series of a campaign, newest first' }],
});

export const seriesResponseModel = defineModel<ResponseDocument>('series_responses', {
  fields: responseFields,
  indexes: [{ keys: { campaignId: 1, createdAt: -1, _id: -1 }, serves: 'the responses of a series, newest first' }],
});

export const seriesRollupModel = defineModel<RollupDocument>('series_rollups', {
  fields: rollupFields,
  indexes: [{ keys: { campaignId: 1, day: 1 }, serves: 'the report of a series, by range' }],
});

const toSeries = ({ _id, councilId: _, revision: __, ...series }: SeriesDocument): StoredSeries => ({
  id: _id,
  ...series,
});

const createAnswerSeriesRepository = (scope: Scope): AnswerSeriesRepository => {
  const series = councilCollection(seriesModel, scope);
  const responses = responsesIn(councilCollection(seriesResponseModel, scope));
  const rollups = rollupsIn(councilCollection(seriesRollupModel, scope));
  const deleteOne = async (id: string) => {
    await series.delete(id);
    await responses.eraseOfCampaign(id);
    await rollups.eraseOfCampaign(id);
  };
  return {
    list: async (campaignId) => (await series.find({ campaignId }, { sort: { importedAt: -1, _id: 1 } })).map(toSeries),
    listOfCouncil: async () => (await series.find({ isComplete: true }, { sort: { _id: 1 } })).map(toSeries),
    get: async (campaignId, id) => {
      const document = await series.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('not_found');
      return toSeries(document);
    },
    insert: async ({ id, ...fields }) => {
      await series.insert({ _id: id, ...fields });
    },
    complete: async (id) => {
      await series.updateOne({ _id: id }, { $set: { isComplete: true } });
    },
    changeResponses: async (id, by) => {
      await series.updateOne({ _id: id }, { $inc: { responses: by } });
    },
    delete: deleteOne,
    eraseOfCampaign: async (campaignId) => {
      for (const { _id } of await series.find({ campaignId })) await deleteOne(_id);
    },
    responses,
    rollups,
  };
};

export const answerSeriesEntity = defineEntity({
  models: [seriesModel, seriesResponseModel, seriesRollupModel],
  repositories: (scope) => ({ answerSeries: createAnswerSeriesRepository(scope) }),
  exported: {
    // Sums of the exported responses.
    except: [seriesRollupModel],
  },
});
