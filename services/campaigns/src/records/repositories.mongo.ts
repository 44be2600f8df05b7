import type { ModelDefinition, Scope } from '@folkmoot/service-kit';
import { assetModel, bucketModel, mongoAssets, mongoBuckets, storageCountModel } from './asset.mongo';
import { audienceModel, mongoAudiences } from './audience.mongo';
import { campaignModel, mongoCampaigns } from './campaign.mongo';
import { councilCopyModel, mongoCouncilCopies } from './council-copy.mongo';
import { counterModel, mongoCounters } from './counter.mongo';
import { insightModel, insightRunModel, insightSendingModel, mongoInsightSweeps, mongoInsights } from './insight.mongo';
import { mongoQrCodes, qrCodeModel } from './qr-code.mongo';
import type { Repositories } from './repositories';
import { mongoResponses, responseModel } from './response.mongo';
import { mongoRollups, rollupModel } from './rollup.mongo';
import { mongoSurveys, mongoSurveyVersions, surveyModel, surveyVersionModel } from './survey.mongo';
import { mongoSweeps } from './sweep.mongo';
import { mongoVisits, visitModel } from './visit.mongo';

/** The collections of this service. */
export const models: readonly ModelDefinition[] = [
  campaignModel,
  surveyModel,
  surveyVersionModel,
  qrCodeModel,
  audienceModel,
  responseModel,
  rollupModel,
  counterModel,
  visitModel,
  councilCopyModel,
  bucketModel,
  assetModel,
  storageCountModel,
  insightModel,
  insightRunModel,
  insightSendingModel,
];

export const mongoRepositories = (scope: Scope): Repositories => ({
  campaigns: mongoCampaigns(scope),
  surveys: mongoSurveys(scope),
  versions: mongoSurveyVersions(scope),
  qrCodes: mongoQrCodes(scope),
  audiences: mongoAudiences(scope),
  responses: mongoResponses(scope),
  rollups: mongoRollups(scope),
  counters: mongoCounters(scope),
  visits: mongoVisits(scope),
  councils: mongoCouncilCopies(scope),
  buckets: mongoBuckets(scope),
  assets: mongoAssets(scope),
  insights: mongoInsights(scope),
  insightSweeps: mongoInsightSweeps(scope),
  sweeps: mongoSweeps(scope),
});
