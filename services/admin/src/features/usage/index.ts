import { bindConsumers, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import type { UsageRepository } from '../../entities/usage';
import { usageEntity } from '../../entities/usage/usage.mongo';
import { onCampaignNews } from './on-campaign-news.consumer';
import { onStorageCounted } from './on-storage-counted.consumer';

type UsageApp = FeatureApp<{ readonly usage: UsageRepository }>;

/** Campaigns, responses and storage of each council, counted from events. */
export const usageFeature = defineFeature({
  name: 'usage',
  entities: [usageEntity],
  consumers: ({ units }: UsageApp) => bindConsumers(units, [onCampaignNews, onStorageCounted]),
});
