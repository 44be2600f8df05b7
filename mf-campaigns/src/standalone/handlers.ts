import {
  activateCampaignOperation,
  archiveCampaignOperation,
  type Campaign,
  campaignTextsOf,
  completeCampaignOperation,
  countCampaignsOperation,
  createCampaignOperation,
  createQrCodeOperation,
  deleteCampaignOperation,
  duplicateCampaignOperation,
  getCampaignOperation,
  getSurveyOperation,
  linkAudienceOperation,
  listAudiencesOperation,
  listCampaignsOperation,
  listDeletedCampaignsOperation,
  listSegmentsOperation,
  pauseCampaignOperation,
  previewRetentionOperation,
  publishSurveyOperation,
  reopenCampaignOperation,
  restoreCampaignOperation,
  resumeCampaignOperation,
  saveDeliveryOperation,
  saveSurveyOperation,
  setCampaignShortNameOperation,
  setCampaignStepOperation,
  setRetentionOperation,
  unarchiveCampaignOperation,
  unscheduleCampaignOperation,
  updateCampaignOperation,
  updateQrCodeOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { answerSeriesHandlers } from './answer-series-handlers';
import { commentHandlers } from './comment-handlers';
import { commitmentHandlers } from './commitment-handlers';
import { evidenceHandlers } from './evidence-handlers';
import { hearBackHandlers } from './hear-back-handlers';
import { insightHandlers } from './insight-handlers';
import { integrityHandlers } from './integrity-handlers';
import { libraryHandlers } from './library-handlers';
import { mailingHandlers } from './mailing-handlers';
import { populationHandlers } from './population-handlers';
import { publicationHandlers } from './publication-handlers';
import { redactionHandlers } from './redaction-handlers';
import { reportHandlers } from './report-handlers';
import { reportLayoutHandlers } from './report-layout-handlers';
import { sampleSegment } from './sample-campaign';
import { createShelf, type Shelf } from './saved-surveys';
import { surveyWorkHandlers } from './survey-work-handlers';
import { translationHandlers } from './translation-handlers';
import { createSampleWeighting, weightingHandlers } from './weighting-handlers';

interface CampaignQuery {
  q?: string;
  status?: string;
  without?: string;
  label?: string;
}

const matches = ({ title, status, labels }: Campaign, query: CampaignQuery = {}): boolean =>
  title.toLowerCase().includes((query.q ?? '').toLowerCase()) &&
  (query.status === undefined || status === query.status) &&
  status !== query.without &&
  (query.label === undefined || labels.includes(query.label));

/** How often each key occurs. */
const tally = <K extends string>(keys: readonly K[]): { key: K; count: number }[] =>
  [...new Set(keys)].map((key) => ({ key, count: keys.filter((each) => each === key).length }));

const countsOf = (campaigns: readonly Campaign[]) => ({
  statuses: tally(campaigns.map(({ status }) => status)),
  labels: tally(campaigns.flatMap(({ labels }) => labels)),
});

const reading = (shelf: Shelf): Handler[] => [
  handle(listCampaignsOperation, ({ query }) => ({
    items: shelf.list().filter((campaign) => matches(campaign, query)),
    nextCursor: null,
  })),
  handle(countCampaignsOperation, () => countsOf(shelf.list())),
  handle(getCampaignOperation, ({ params }) => shelf.get(params.campaignId)),
  handle(getSurveyOperation, ({ params }) => shelf.survey(params.campaignId)),
  handle(listAudiencesOperation, () => ({ items: shelf.audiences(), nextCursor: null })),
  handle(listSegmentsOperation, () => ({ items: [sampleSegment()], nextCursor: null })),
];

/** The sent fields without the revision, which the sample store counts itself. */
const fieldsOf = <T extends { revision?: number }>({ revision: _, ...fields }: T = {} as T) => fields;

const changing = (shelf: Shelf): Handler[] => [
  handle(createCampaignOperation, ({ body }) => shelf.add({ description: '', ...campaignTextsOf(body) })),
  handle(updateCampaignOperation, ({ params, body }) => shelf.change(params.campaignId, fieldsOf(body))),
  handle(setCampaignStepOperation, ({ params, body }) => shelf.change(params.campaignId, body)),
  handle(setCampaignShortNameOperation, ({ params: { campaignId }, body: { shortName } }) => {
    const taken = shelf.list().some((campaign) => campaign.id !== campaignId && campaign.shortName === shortName);
    if (shortName !== null && taken) throw problem('slug_taken');
    const base = shelf.get(campaignId).publicUrl.split('/survey/')[0];
    return shelf.change(campaignId, { shortName, shortUrl: shortName === null ? null : `${base}/${shortName}` });
  }),
  handle(previewRetentionOperation, () => ({ responses: 11, at: '2026-03-03T02:20:00.000Z' })),
  handle(setRetentionOperation, ({ params, body: { retentionDays: own } }) =>
    shelf.change(params.campaignId, { retention: { own, ofCouncil: null, longest: null, days: own } }),
  ),
  handle(saveDeliveryOperation, ({ params, body }) => shelf.change(params.campaignId, fieldsOf(body))),
  handle(linkAudienceOperation, ({ body }) => shelf.link(body)),
  handle(createQrCodeOperation, ({ params, body }) => shelf.addCode(params.campaignId, body.label)),
  handle(updateQrCodeOperation, ({ params, body }) => shelf.changeCode(params, body)),
  handle(saveSurveyOperation, ({ params, body }) => shelf.saveSurvey(params.campaignId, body)),
  handle(publishSurveyOperation, ({ params }) => shelf.survey(params.campaignId)),
  handle(activateCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'active')),
  handle(pauseCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'paused')),
  handle(resumeCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'active')),
  handle(completeCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'completed')),
  handle(reopenCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'active')),
  handle(unscheduleCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'ready')),
  handle(unarchiveCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'completed')),
  handle(archiveCampaignOperation, ({ params }) => shelf.move(params.campaignId, 'archived')),
  handle(duplicateCampaignOperation, ({ params }) => shelf.copy(params.campaignId)),
  handle(deleteCampaignOperation, ({ params }) => shelf.remove(params.campaignId)),
  handle(listDeletedCampaignsOperation, () => ({ items: shelf.deleted(), nextCursor: null })),
  handle(restoreCampaignOperation, ({ params }) => shelf.restore(params.campaignId)),
];

/** Answers all operations of this remote from memory. */
export const createHandlers = (): Handler[] => {
  const shelf = createShelf();
  const weighting = createSampleWeighting(shelf);
  return [
    ...reading(shelf),
    ...reportLayoutHandlers(),
    ...weightingHandlers(weighting),
    ...integrityHandlers(shelf),
    ...evidenceHandlers(),
    ...publicationHandlers(),
    ...hearBackHandlers(),
    ...commitmentHandlers(),
    ...redactionHandlers(),
    ...reportHandlers(shelf, weighting),
    ...answerSeriesHandlers(),
    ...changing(shelf),
    ...libraryHandlers(shelf),
    ...surveyWorkHandlers(shelf),
    ...translationHandlers(shelf),
    ...mailingHandlers(),
    ...populationHandlers(),
    ...insightHandlers(),
    ...commentHandlers(),
  ];
};
