import type { ResidentFormFields } from '@folkmoot/contracts';
import { file, type RouteInput, route } from '@folkmoot/service-kit';
import { isBot } from '../../visitor/user-agent.domain';
import type { createClientFiles } from './client-files';
import {
  residentFileOperation,
  shortSurveyFormOperation,
  shortSurveyPageOperation,
  shortThankYouPageOperation,
  surveyFormOperation,
  surveyPageOperation,
  thankYouPageOperation,
} from './page.operations';
import { type FormPages, surveyForm } from './survey-form';
import { surveyPage, thankYouPage } from './survey-page';

type Headers = RouteInput<typeof surveyPageOperation>['headers'];

const agentOf = (headers: Headers): string => headers['user-agent'] ?? '';
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' };

const pageRoutesOf = (pages: FormPages) => [
  route(surveyPageOperation, {
    handle: ({ params: { campaignId, councilSlug }, headers }) =>
      surveyPage(pages, { campaignId, path: `/${councilSlug}/survey/${campaignId}`, isBot: isBot(agentOf(headers)) }),
  }),
  route(shortSurveyPageOperation, {
    handle: ({ params: { campaignId }, headers }) =>
      surveyPage(pages, { campaignId, path: `/survey/${campaignId}`, isBot: isBot(agentOf(headers)) }),
  }),
  route(thankYouPageOperation, {
    handle: ({ params: { campaignId }, query }) => thankYouPage(pages, { campaignId, receipt: query.receipt }),
  }),
  route(shortThankYouPageOperation, {
    handle: ({ params: { campaignId }, query }) => thankYouPage(pages, { campaignId, receipt: query.receipt }),
  }),
];

const formRoutesOf = (pages: FormPages) => {
  const take = (campaignId: string, fields: ResidentFormFields = {}, headers: Headers) =>
    surveyForm(pages, { campaignId, fields, userAgent: agentOf(headers) });
  return [
    route(surveyFormOperation, {
      accepts: 'form',
      handle: ({ params, body, headers }) => take(params.campaignId, body, headers),
    }),
    route(shortSurveyFormOperation, {
      accepts: 'form',
      handle: ({ params, body, headers }) => take(params.campaignId, body, headers),
    }),
  ];
};

export const pageRoutes = (pages: FormPages, clientFile: ReturnType<typeof createClientFiles>) => [
  ...pageRoutesOf(pages),
  ...formRoutesOf(pages),
  route(residentFileOperation, {
    handle: async ({ params, headers }) => {
      const accepted = headers['accept-encoding'];
      const { content, type, encoding } = await clientFile(params.file, String(accepted ?? ''));
      return file(content, { type, headers: { ...FOREVER, ...(encoding ? { 'Content-Encoding': encoding } : {}) } });
    },
  }),
];
