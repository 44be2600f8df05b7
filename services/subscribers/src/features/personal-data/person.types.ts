import type { FeatureApp } from '@folkmoot/service-kit';
import type { ForgottenRecords } from '../../entities/erased-person';
import type { StoredPersonRecords } from '../../entities/stored-person';

export type PersonRecords = StoredPersonRecords & ForgottenRecords;
export type PersonApp = FeatureApp<PersonRecords>;
