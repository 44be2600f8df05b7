import type { Operation } from '../core/operation';
import * as addresses from './addresses';
import * as aiProviders from './ai-providers';
import * as annotations from './annotations';
import * as answerSeries from './answer-series';
import * as apiTokens from './api-tokens';
import * as assets from './assets';
import * as attributes from './attributes';
import * as audiences from './audiences';
import * as audit from './audit';
import * as auth from './auth';
import * as backups from './backups';
import * as campaignMoves from './campaign-moves';
import * as campaigns from './campaigns';
import * as codebooks from './codebooks';
import * as comments from './comments';
import * as commitments from './commitments';
import * as consultations from './consultations';
import * as council from './council';
import * as councilExports from './council-exports';
import * as councilMails from './council-mails';
import * as councilPlaces from './council-places';
import * as evidence from './evidence';
import * as factors from './factors';
import * as health from './health';
import * as hearBack from './hear-back';
import * as imports from './imports';
import * as insights from './insights';
import * as integrity from './integrity';
import * as logo from './logo';
import * as mailHealth from './mail-health';
import * as mailings from './mailings';
import * as mcp from './mcp';
import * as newsletters from './newsletters';
import * as notifications from './notifications';
import * as optInPages from './opt-in-pages';
import * as overviews from './overviews';
import * as pageCodes from './page-codes';
import * as personalData from './personal-data';
import * as population from './population';
import * as preferences from './preferences';
import * as profile from './profile';
import * as publicOperations from './public';
import * as publicSubscriptions from './public-subscriptions';
import * as publications from './publications';
import * as qrCodes from './qr-codes';
import * as questionBank from './question-bank';
import * as redactions from './redactions';
import * as releases from './releases';
import * as reportExports from './report-exports';
import * as reportLayouts from './report-layouts';
import * as reports from './reports';
import * as representativeness from './representativeness';
import * as retention from './retention';
import * as segments from './segments';

import * as sso from './sso';
import * as subscribers from './subscribers';
import * as surveyPreviews from './survey-previews';
import * as surveyTranslations from './survey-translations';
import * as surveyWork from './survey-work';
import * as surveys from './surveys';
import * as system from './system';
import * as taggings from './taggings';
import * as tags from './tags';
import * as team from './team';
import * as webhooks from './webhooks';
import * as weighting from './weighting';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'can' in value;

/** Every operation of the HTTP interface, internal ones included. */
export const operations: readonly Operation[] = [
  auth,
  consultations,
  factors,
  profile,
  council,
  population,
  logo,
  audit,
  backups,
  health,
  releases,
  councilExports,
  councilMails,
  notifications,
  personalData,
  team,
  answerSeries,
  apiTokens,
  webhooks,
  sso,
  system,
  aiProviders,
  campaigns,
  overviews,
  retention,
  campaignMoves,
  annotations,
  weighting,
  commitments,
  publications,
  evidence,
  integrity,
  redactions,
  qrCodes,
  audiences,
  surveys,
  surveyWork,
  surveyPreviews,
  surveyTranslations,
  assets,
  reports,
  representativeness,
  councilPlaces,
  questionBank,
  reportExports,
  reportLayouts,
  insights,
  comments,
  codebooks,
  subscribers,
  tags,
  attributes,
  taggings,
  segments,
  imports,
  mailings,
  mailHealth,
  mcp,
  newsletters,
  hearBack,
  optInPages,
  pageCodes,
  addresses,
  publicOperations,
  publicSubscriptions,
  preferences,
].flatMap((group) => Object.values(group).filter(isOperation));
