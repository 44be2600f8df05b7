import type { DayRange } from '@folkmoot/calendar/days';
import {
  type CouncilCollection,
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  type Filter,
  type Scope,
} from '@folkmoot/service-kit';
import { type Contribution, type Increments, type Rollup, rollupId, tidy } from './rollup.domain';
import type { DayCount, RollupRepository } from './rollup.repository';

export interface RollupDocument extends Rollup, CouncilDocument {}

export const rollupFields = {
  councilId: String,
  revision: Number,
  campaignId: String,
  series: Number,
  round: Number,
  day: String,
  isExcluded: Boolean,
  responses: Number,
  seconds: Object,
  questions: Object,
};

export const rollupModel = defineModel<RollupDocument>('report_rollups', {
  fields: rollupFields,
  indexes: [
    { keys: { campaignId: 1, day: 1 }, serves: 'the report of a campaign, by range' },
    { keys: { councilId: 1, day: 1 }, serves: 'the overview' },
  ],
});

type Counters = Readonly<Record<string, number>>;

const prefixed = (prefix: string, counters: Counters): [string, number][] =>
  Object.entries(counters).map(([name, by]) => [`${prefix}.${name}`, by]);

/** Increments as fields of an update. */
export const incrementFields = ({ responses, seconds, questions }: Increments): Counters => ({
  responses,
  ...Object.fromEntries(prefixed('seconds', seconds)),
  ...Object.fromEntries(Object.entries(questions).flatMap(([id, counters]) => prefixed(`questions.${id}`, counters))),
});

const toRollup = (document: RollupDocument): Rollup => {
  const { campaignId, series, round, day, isExcluded, responses, seconds = {}, questions = {} } = document;
  return tidy({
    campaignId,
    series,
    round,
    day,
    isExcluded,
    responses,
    seconds,
    questions,
  });
};

const days = ({ from, to }: DayRange = {}): Filter<RollupDocument> =>
  from || to ? { day: { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) } } : {};

/** The repository of a collection with the fields of rollups. */
export const rollupsIn = (rollups: CouncilCollection<RollupDocument>): RollupRepository => {
  const addOne = ({ key, increments }: Contribution) =>
    rollups.updateOne(
      { _id: rollupId(key) },
      { $setOnInsert: { ...key, revision: 1 }, $inc: incrementFields(increments) },
      { upsert: true },
    );
  return {
    add: async (contributions) => {
      for (const contribution of contributions) await addOne(contribution);
    },
    list: async (campaignId, range) =>
      (await rollups.find({ campaignId, ...days(range) }, { sort: { day: 1, _id: 1 } })).map(toRollup),
    countResponses: async (range, withoutCampaigns) => {
      const [sum] = await rollups.aggregate<{ responses: number }>([
        { $match: { ...days(range), isExcluded: false, campaignId: { $nin: withoutCampaigns } } },
        { $group: { _id: null, responses: { $sum: '$responses' } } },
      ]);
      return sum?.responses ?? 0;
    },
    listDays: async ({ campaignId, round, withExcluded = false, ...range }) => {
      const rows = await rollups.aggregate<{ _id: Omit<DayCount, 'responses'>; responses: number }>([
        {
          $match: {
            ...days(range),
            ...(campaignId === undefined ? {} : { campaignId }),
            ...(round === undefined ? {} : { round }),
            ...(withExcluded ? {} : { isExcluded: false }),
          },
        },
        { $group: { _id: { campaignId: '$campaignId', day: '$day' }, responses: { $sum: '$responses' } } },
        { $match: { responses: { $gt: 0 } } },
        { $sort: { '_id.day': 1, '_id.campaignId': 1 } },
      ]);
      return rows.map(({ _id, responses }) => ({ ..._id, responses }));
    },
    eraseOfCampaign: async (campaignId) => {
      await rollups.deleteMany({ campaignId });
    },
  };
};

export const createRollupRepository = (scope: Scope): RollupRepository =>
  rollupsIn(councilCollection(rollupModel, scope));

export const rollupEntity = defineEntity({
  models: [rollupModel],
  repositories: (scope) => ({ rollups: createRollupRepository(scope) }),
});
