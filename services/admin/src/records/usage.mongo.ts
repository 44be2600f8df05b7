import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { CouncilUsage, UsageRepository } from './usage.repository';

interface UsageDocument {
  _id: string;
  councilId: string;
  isDeleted: boolean;
  campaignRevision: number;
  responses: number;
  responsesRevision: number;
}

export const usageModel = defineModel<UsageDocument>('campaignUsage', {
  fields: {
    councilId: { type: String, required: true },
    isDeleted: { type: Boolean, default: false },
    campaignRevision: { type: Number, default: 0 },
    responses: { type: Number, default: 0 },
    responsesRevision: { type: Number, default: 0 },
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'ofCouncils' }],
});

const unknown = { isDeleted: false, campaignRevision: 0, responses: 0, responsesRevision: 0 };

/** One document per campaign, read over all councils by the system's administrators. */
export const createUsageRepositoryAcrossCouncils = (scope: Scope): UsageRepository => {
  const usage = collectionAcrossCouncils(usageModel, scope);
  const note = async (id: string, councilId: string, change: (known: typeof unknown) => Partial<typeof unknown>) => {
    const known = (await usage.findOne({ _id: id })) ?? unknown;
    await usage.updateOne({ _id: id }, { $set: { councilId, ...change(known) } }, { upsert: true });
  };
  return {
    noteResponses: (campaignId, councilId, responses, revision) =>
      note(campaignId, councilId, (known) =>
        revision > known.responsesRevision ? { responses, responsesRevision: revision } : {},
      ),
    noteCampaign: (campaignId, councilId, isDeleted, revision) =>
      note(campaignId, councilId, (known) =>
        revision > known.campaignRevision ? { isDeleted, campaignRevision: revision } : {},
      ),
    ofCouncils: async (councilIds) => {
      const groups = await usage.aggregate<CouncilUsage & { _id: string }>([
        { $match: { councilId: { $in: councilIds }, isDeleted: false } },
        { $group: { _id: '$councilId', campaigns: { $sum: 1 }, responses: { $sum: '$responses' } } },
      ]);
      return Object.fromEntries(groups.map(({ _id, campaigns, responses }) => [_id, { campaigns, responses }]));
    },
  };
};
