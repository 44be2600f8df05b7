import type { FeatureApp } from '@folkmoot/service-kit';
import type { ForgottenRecords } from '../../entities/erased-person';
import type { StoredPersonRecords } from '../../entities/stored-person';

export type PreferenceRecords = StoredPersonRecords & ForgottenRecords;

export type PreferenceApp = FeatureApp<
  PreferenceRecords,
  { readonly subscriberKey: string; readonly publicOrigin: string }
>;
