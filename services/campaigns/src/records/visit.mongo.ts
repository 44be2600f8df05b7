import { type CouncilDocument, councilCollection, defineModel, type Filter, type Scope } from '@folkmoot/service-kit';
import type { VisitCounts, VisitRepository } from './visit.repository';

interface VisitDocument extends VisitCounts, CouncilDocument {
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
  },
  indexes: [{ keys: { campaignId: 1, day: 1 }, serves: 'the visits of a campaign, by range' }],
});

const none: VisitCounts = { views: 0, starts: 0, completes: 0, abandons: 0 };

export const mongoVisits = (scope: Scope): VisitRepository => {
  const visits = councilCollection(visitModel, scope);
  return {
    add: async (campaignId, day, { views, starts, completes, abandons }) => {
      const update = {
        $setOnInsert: { campaignId, day, revision: 1 },
        $inc: { views, starts, completes, abandons },
      };
      await visits.updateOne({ _id: `${campaignId}:${day}` }, update, { upsert: true });
    },
    sum: async (campaignId, { from, to } = {}) => {
      const days: Filter<VisitDocument> =
        from || to ? { day: { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) } } : {};
      const found = await visits.find({ campaignId, ...days });
      return found.reduce(
        (sum, day) => ({
          views: sum.views + day.views,
          starts: sum.starts + day.starts,
          completes: sum.completes + day.completes,
          abandons: sum.abandons + day.abandons,
        }),
        none,
      );
    },
    eraseOfCampaign: async (campaignId) => {
      await visits.deleteMany({ campaignId });
    },
  };
};
