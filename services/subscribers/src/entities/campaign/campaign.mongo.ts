import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { CampaignCopy, CampaignRepository } from './campaign.repository';

interface CampaignDocument extends CouncilDocument {
  snapshot: Omit<CampaignCopy, 'id' | 'closedAt'>;
  closedAt: Date | null;
}

export const campaignModel = defineModel<CampaignDocument>('campaigns', {
  missing: 'campaign_not_found',
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    snapshot: { type: Object, required: true },
    closedAt: { type: Date, default: null },
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'listAll' }],
});

const toCopy = ({ _id, snapshot, closedAt }: CampaignDocument): CampaignCopy => ({ id: _id, ...snapshot, closedAt });

export const createCampaignRepository = (scope: Scope): CampaignRepository => {
  const campaigns = councilCollection(campaignModel, scope);
  return {
    find: async (id) => {
      const document = await campaigns.findOne({ _id: id });
      return document && toCopy(document);
    },
    listAll: async () => (await campaigns.find({})).map(toCopy),
    get: async (id) => toCopy(await campaigns.get(id)),
    save: async ({ id, closedAt, ...snapshot }) => {
      const update = { $set: { snapshot, closedAt }, $setOnInsert: { revision: 1 } };
      await campaigns.updateOne({ _id: id }, update, { upsert: true });
    },
    remove: async (id) => {
      await campaigns.delete(id);
    },
  };
};

export const campaignEntity = defineEntity({
  models: [campaignModel],
  repositories: (scope) => ({ campaigns: createCampaignRepository(scope) }),
  exported: {
    // Copies of data that the campaigns service exports.
    except: [campaignModel],
  },
});
