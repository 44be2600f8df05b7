import type { FeatureApp } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { SubscriberRecords } from '../../entities/subscriber';

export type PreferenceRecords = SubscriberRecords & { readonly councils: CouncilRepository };

export type PreferenceApp = FeatureApp<
  PreferenceRecords,
  { readonly subscriberKey: string; readonly publicOrigin: string }
>;
