import { bindConsumers, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { watchEntity } from '../../entities/watch/watch.mongo';
import { onCampaignWatched, type WatchRecords } from './on-campaign-watched.consumer';

/** Whether campaigns are under attack, as the public service reports it. */
export const watchesFeature = defineFeature({
  name: 'watches',
  entities: [watchEntity],
  consumers: ({ units }: FeatureApp<WatchRecords>) => bindConsumers(units, [onCampaignWatched]),
});
