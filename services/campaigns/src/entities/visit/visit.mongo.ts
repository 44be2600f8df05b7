import type { DayRange } from '@folkmoot/calendar/days';
import {
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  type Filter,
  type Scope,
} from '@folkmoot/service-kit';
import { addVisits, flatCounters, noVisits, type VisitCounts, type VisitGroups } from './visit.domain';
import type { VisitRepository } from './visit.repository';

interface VisitDocument extends VisitCounts, VisitGroups, CouncilDocument {
  campaignId: string;
  day: string;
}

export const visitModel = defineModel<VisitDocument>('visit_days', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    day: String,
    views: Number,
    starts: Number,
    completes: Number,
    abandons: Number,
    deviceTypes: Object,
    browserFamilies: Object,
    referrerTypes: Object,
    stops: Object,
    codes: Object,
  },
  indexes: [
    { keys: { campaignId: 1, day: 1 }, serves: 'the visits of a campaign, by range' },
    { keys: { councilId: 1, day: 1 }, serves: 'the visits of all campaigns of a council, by range' },
  ],
});

const countsOf = ({ views, starts, completes, abandons, ...rest }: VisitDocument): VisitCounts & VisitGroups => {
  const { deviceTypes = {}, browserFamilies = {}, referrerTypes = {}, stops = {} } = rest;
  return { views, starts, completes, abandons, deviceTypes, browserFamilies, referrerTypes, stops };
};

const daysIn = ({ from, to }: DayRange): Filter<VisitDocument> =>
  from || to ? { day: { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) } } : {};

export const createVisitRepository = (scope: Scope): VisitRepository => {
  const visits = councilCollection(visitModel, scope);
  return {
    add: async (campaignId, day, counts) => {
      const update = { $setOnInsert: { campaignId, day, revision: 1 }, $inc: flatCounters(counts) };
      await visits.updateOne({ _id: `${campaignId}:${day}` }, update, { upsert: true });
    },
    sum: async (campaignId, { from, to } = {}) => {
      const documents = await visits.find({ campaignId, ...daysIn({ from, to }) });
      return documents.map(countsOf).reduce(addVisits, noVisits);
    },
    listReferrerDays: async (campaignId) =>
      (await visits.find({ campaignId }, { sort: { day: 1 } })).flatMap(({ day, referrerTypes = {} }) =>
        Object.entries(referrerTypes).flatMap(([source, { completes = 0 } = {}]) =>
          completes > 0 ? [{ day, source, responses: completes }] : [],
        ),
      ),
    listCodeDays: async (campaignId) =>
      (await visits.find({ campaignId }, { sort: { day: 1 } })).flatMap(({ day, codes = {} }) =>
        Object.entries(codes).map(([codeId, responses]) => ({ day, codeId, responses })),
      ),
    sumByCampaign: async (range) => {
      const rows = await visits.aggregate<{ _id: string; starts: number; completes: number }>([
        { $match: daysIn(range) },
        { $group: { _id: '$campaignId', starts: { $sum: '$starts' }, completes: { $sum: '$completes' } } },
      ]);
      return new Map(rows.map(({ _id, starts, completes }) => [_id, { starts, completes }]));
    },
    eraseOfCampaign: async (campaignId) => {
      await visits.deleteMany({ campaignId });
    },
  };
};

export const visitEntity = defineEntity({
  models: [visitModel],
  repositories: (scope) => ({ visits: createVisitRepository(scope) }),
});
