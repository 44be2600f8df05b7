import { assemble, defineService } from '@folkmoot/service-kit';
import { allReportsFeature } from './features/all-reports';
import { annotationsFeature } from './features/annotations';
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
import { codebooksFeature, createCodebook } from './features/codebooks';
import { commentsFeature, createThemeCount, updateCommentPlan } from './features/comments';
import { commitmentsFeature } from './features/commitments';
import { councilPlacesFeature, createPlaceUploads } from './features/council-places';
import { councilsFeature } from './features/councils';
import { erasuresFeature } from './features/erasures';
import { evidenceFeature } from './features/evidence';
import { changeExclusions, exclusionsFeature } from './features/exclusions';
import { exportsFeature } from './features/exports';
import { insightsFeature } from './features/insights';
import { compareIntegrity, getIntegrity, type IntegrityOf, integrityFeature } from './features/integrity';
import { getLabelQuality, labelSamplesFeature } from './features/label-samples';
import { libraryFeature } from './features/library';
import { mcpFeature } from './features/mcp';
import { overviewFeature } from './features/overview';
import { presenceFeature } from './features/presence';
import { publicationsFeature } from './features/publications';
import { qrCodesFeature } from './features/qr-codes';
import { questionBankFeature } from './features/question-bank';
import { redactionsFeature } from './features/redactions';
import { reportLayoutsFeature } from './features/report-layouts';
import { getReport, getWeightedReport, type ReportNeeds, reportsFeature, resultsIn } from './features/reports';
import { getRepresentativeness, representativenessFeature } from './features/representativeness';
import { countAgain, responsesFeature, storeResponses } from './features/responses';
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
import { watchesFeature } from './features/watches';
import { createCurrentWeights, saveWeighting, weightingFeature } from './features/weighting';
import { campaignsHeavyWork } from './heavy-work';
import { migrations } from './migrations';

const work = campaignsHeavyWork();
const { draw, redactTexts } = work;
const weightsOf = createCurrentWeights(work.weigh);
const integrityOf: IntegrityOf = (context, campaignId) => getIntegrity(context, campaignId, { resultsIn });
const weighed = { redactTexts, weightsOf };
const countWeighted: ReportNeeds['countAnswers'] = (context, campaignId, query) =>
  countAnswers(context, campaignId, query, weightsOf);

const seedUseCases: SeedNeeds['useCases'] = {
  createCampaign: (context, input) => createCampaign(context, input, findTemplate),
  saveDelivery,
  saveSurvey,
  activateCampaign,
  moveCampaign,
  storeResponses,
  recordVisits,
  createCodebook,
  updateCommentPlan,
  saveWeighting,
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
    responsesFeature(weighed),
    exclusionsFeature,
    redactionsFeature(work),
    integrityFeature({ compareResponses: work.compareResponses, changeExclusions, resultsIn }),
    evidenceFeature({
      getIntegrity: integrityOf,
      countAgain,
      resultsIn,
      writeStatement: work.writeStatement,
    }),
    publicationsFeature({
      readReport: (context, campaignId) =>
        getWeightedReport(context, campaignId, {}, { weightsOf, countAnswers: countWeighted }),
      getIntegrity: integrityOf,
    }),
    commitmentsFeature({ countThemes: createThemeCount() }),
    erasuresFeature,
    retentionFeature,
    answerSeriesFeature,
    visitsFeature,
    annotationsFeature,
    watchesFeature,
    weightingFeature(weightsOf),
    answersFeature(weightsOf),
    reportsFeature({
      weightsOf,
      countAnswers: countWeighted,
      getLabelQuality,
      compareIntegrity: (context, campaignId) => compareIntegrity(context, campaignId, { resultsIn }),
      redactTexts,
      press: work.press,
    }),
    representativenessFeature,
    reportLayoutsFeature,
    allReportsFeature,
    overviewFeature,
    exportsFeature(weighed),
    insightsFeature(work),
    codebooksFeature,
    commentsFeature(work),
    labelSamplesFeature,
    mcpFeature({
      listCampaigns,
      getReport,
      getWeightedReport: (context, campaignId, days) =>
        getWeightedReport(context, campaignId, days, { weightsOf, countAnswers: countWeighted }),
      getRepresentativeness,
      countAnswers: countWeighted,
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
