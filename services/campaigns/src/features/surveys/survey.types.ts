import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { PublicationRecords } from '../../entities/campaign';

export type SurveyContext = Context<PublicationRecords>;
export type SurveyApp = FeatureApp<PublicationRecords>;
