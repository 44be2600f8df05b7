import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { newWatch, type Watch } from './watch.domain';
import type { WatchRepository } from './watch.repository';

/** Its id is that of the campaign. */
interface WatchDocument extends Omit<Watch, 'campaignId'>, CouncilDocument {}

export const watchModel = defineModel<WatchDocument>('campaign_watches', {
  fields: { councilId: String, revision: Number, watchers: Array, since: Date, notes: Array },
  indexes: [],
});

const createWatchRepository = (scope: Scope): WatchRepository => {
  const watches = councilCollection(watchModel, scope);
  return {
    get: async (campaignId) => {
      const document = await watches.findOne({ _id: campaignId });
      if (!document) return newWatch(campaignId);
      const { watchers, since, notes } = document;
      return { campaignId, watchers, since, notes };
    },
    save: async ({ campaignId, watchers, since, notes }) => {
      const update = { $set: { watchers, since, notes }, $setOnInsert: { revision: 1 } };
      await watches.updateOne({ _id: campaignId }, update, { upsert: true });
    },
    eraseOfCampaign: async (campaignId) => {
      await watches.deleteMany({ _id: campaignId });
    },
  };
};

export const watchEntity = defineEntity({
  models: [watchModel],
  repositories: (scope) => ({ watches: createWatchRepository(scope) }),
});
