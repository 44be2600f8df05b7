import { type CouncilDocument, councilCollection, defineModel, type Filter, type Scope } from '@folkmoot/service-kit';
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
  },
  indexes: [{ keys: { campaignId: 1, day: 1 }, serves: 'the visits of a campaign, by range' }],
});

const countsOf = ({ views, starts, completes, abandons, ...rest }: VisitDocument): VisitCounts & VisitGroups => {
  const { deviceTypes = {}, browserFamilies = {}, referrerTypes = {}, stops = {} } = rest;
  return { views, starts, completes, abandons, deviceTypes, browserFamilies, referrerTypes, stops };
};

export const mongoVisits = (scope: Scope): VisitRepository => {
  const visits = councilCollection(visitModel, scope);
  return {
    add: async (campaignId, day, counts) => {
      const update = { $setOnInsert: { campaignId, day, revision: 1 }, $inc: flatCounters(counts) };
      await visits.updateOne({ _id: `${campaignId}:${day}` }, update, { upsert: true });
    },
    sum: async (campaignId, { from, to } = {}) => {
      const days: Filter<VisitDocument> =
        from || to ? { day: { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) } } : {};
      const found = await visits.find({ campaignId, ...days });
      return found.map(countsOf).reduce(addVisits, noVisits);
    },
    eraseOfCampaign: async (campaignId) => {
      await visits.deleteMany({ campaignId });
    },
  };
};
