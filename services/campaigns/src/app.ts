import { assemble, defineService } from '@folkmoot/service-kit';
import { allReportsFeature } from './features/all-reports';
import { answerSeriesFeature } from './features/answer-series';
import { answersFeature, countAnswers, listAnswers } from './features/answers';
import { assetsFeature, createUploadImage } from './features/assets';
import { audiencesFeature } from './features/audiences';
import {
  activateCampaign,
  campaignsFeature,
  createCampaign,
  listCampaigns,
  moveCampaign,
  saveDelivery,
} from './features/campaigns';
import { codebooksFeature } from './features/codebooks';
import { commentsFeature } from './features/comments';
import { councilPlacesFeature, createPlaceUploads } from './features/council-places';
import { councilsFeature } from './features/councils';
import { erasuresFeature } from './features/erasures';
import { exclusionsFeature } from './features/exclusions';
import { exportsFeature } from './features/exports';
import { insightsFeature } from './features/insights';
import { libraryFeature } from './features/library';
import { mcpFeature } from './features/mcp';
import { overviewFeature } from './features/overview';
import { presenceFeature } from './features/presence';
import { createFetchLogo, qrCodesFeature } from './features/qr-codes';
import { questionBankFeature } from './features/question-bank';
import { getReport, reportsFeature } from './features/reports';
import { responsesFeature, storeResponses } from './features/responses';
import { retentionFeature } from './features/retention';
import { type SeedNeeds, seedFeature } from './features/seed';
import { shortNamesFeature } from './features/short-names';
import { surveyCommentsFeature } from './features/survey-comments';
import { surveyImportsFeature } from './features/survey-imports';
import { surveyPreviewsFeature } from './features/survey-previews';
import { surveyTranslationsFeature } from './features/survey-translations';
import { saveSurvey, surveysFeature } from './features/surveys';
import { findTemplate, templatesFeature } from './features/templates';
import { recordVisits, visitsFeature } from './features/visits';
import { campaignsHeavyWork } from './heavy-work';
import { migrations } from './migrations';

const work = campaignsHeavyWork();
const { draw, redactTexts } = work;

const seedUseCases: SeedNeeds['useCases'] = {
  createCampaign: (context, input) => createCampaign(context, input, findTemplate),
  saveDelivery,
  saveSurvey,
  activateCampaign,
  moveCampaign,
  storeResponses,
  recordVisits,
};

/** The campaigns service: campaigns, surveys and their versions, responses and reports. */
export const campaignsService = defineService({
  name: 'campaigns',
  migrations,
  ...assemble([
    councilsFeature,
    campaignsFeature(findTemplate),
    surveysFeature,
    presenceFeature,
    surveyCommentsFeature,
    surveyPreviewsFeature,
    surveyImportsFeature({ readSurveyDocument: work.readSurveyDocument, saveSurvey }),
    surveyTranslationsFeature({ readTranslationFile: work.readTranslationFile, saveSurvey }),
    libraryFeature,
    templatesFeature,
    questionBankFeature,
    councilPlacesFeature(work),
    audiencesFeature,
    shortNamesFeature,
    qrCodesFeature(draw),
    responsesFeature(redactTexts),
    exclusionsFeature,
    erasuresFeature,
    retentionFeature,
    answerSeriesFeature,
    visitsFeature,
    answersFeature,
    reportsFeature({ countAnswers, createFetchLogo, redactTexts, draw }),
    allReportsFeature,
    overviewFeature,
    exportsFeature(redactTexts),
    insightsFeature(work),
    codebooksFeature,
    commentsFeature(work),
    mcpFeature({
      listCampaigns,
      getReport,
      countAnswers,
      listAnswers,
      createCampaign: (context, texts) => createCampaign(context, texts, findTemplate),
      saveSurvey,
      redactTexts,
    }),
    assetsFeature(work),
    seedFeature({
      useCases: seedUseCases,
      createUploadImage: createUploadImage(work),
      createPlaceUploads: createPlaceUploads(work),
    }),
  ]),
});
