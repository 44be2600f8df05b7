import type { ResidentFormFields } from '@folkmoot/contracts';
import { file, type RouteInput, route } from '@folkmoot/service-kit';
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

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' };

const pageRoutesOf = (pages: FormPages) => [
  route(surveyPageOperation, {
    handle: ({ params: { campaignId, councilSlug }, query, headers }) =>
      surveyPage(pages, {
        campaignId,
        path: `/${councilSlug}/survey/${campaignId}`,
        arrival: { headers, query },
      }),
  }),
  route(shortSurveyPageOperation, {
    handle: ({ params: { campaignId }, query, headers }) =>
      surveyPage(pages, { campaignId, path: `/survey/${campaignId}`, arrival: { headers, query } }),
  }),
  route(thankYouPageOperation, {
    handle: ({ params: { campaignId }, query }) => thankYouPage(pages, { campaignId, receipt: query.receipt }),
  }),
  route(shortThankYouPageOperation, {
    handle: ({ params: { campaignId }, query }) => thankYouPage(pages, { campaignId, receipt: query.receipt }),
  }),
];

const formRoutesOf = (pages: FormPages) => {
  const take = (campaignId: string, fields: ResidentFormFields = {}, headers: Headers, language: unknown) =>
    surveyForm(pages, { campaignId, fields, headers, language });
  return [
    route(surveyFormOperation, {
      accepts: 'form',
      handle: ({ params, body, headers, query }) => take(params.campaignId, body, headers, query.lang),
    }),
    route(shortSurveyFormOperation, {
      accepts: 'form',
      handle: ({ params, body, headers, query }) => take(params.campaignId, body, headers, query.lang),
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
