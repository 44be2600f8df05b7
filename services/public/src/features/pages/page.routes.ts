import { KEPT_COPY_HEADER, type ResidentFormFields } from '@folkmoot/contracts';
import { file, type RouteInput, route } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../entities/published-survey';
import type { Arrival } from '../../entities/visit';
import type { createClientFiles } from './client-files';
import {
  privacyPageOperation,
  residentFileOperation,
  shortSurveyFormOperation,
  shortSurveyPageOperation,
  shortThankYouPageOperation,
  surveyFormOperation,
  surveyPageOperation,
  thankYouPageOperation,
} from './page.operations';
import { type FormPages, surveyForm } from './survey-form';
import { privacyPage, surveyPage, thankYouPage, tooLargePage } from './survey-page';

type Headers = RouteInput<typeof surveyPageOperation>['headers'];

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' };

/** A device that stores a copy for offline use says so. This is not a view. */
const arrivalOf = (arrival: Arrival): Arrival | null =>
  arrival.headers[KEPT_COPY_HEADER] === undefined ? arrival : null;

const preferredBy = ({ query, headers }: { query: Record<string, unknown>; headers: Headers }) =>
  preferredLanguages(query.lang, headers['accept-language']);

const pageRoutesOf = (pages: FormPages) => [
  route(surveyPageOperation, {
    handle: ({ params: { campaignId, councilSlug }, query, headers }) =>
      surveyPage(pages, {
        campaignId,
        path: `/${councilSlug}/survey/${campaignId}`,
        arrival: arrivalOf({ headers, query }),
        headers,
        lang: query.lang,
        invitation: query.invitation,
        preferred: preferredBy({ query, headers }),
      }),
  }),
  route(shortSurveyPageOperation, {
    handle: ({ params: { campaignId }, query, headers }) =>
      surveyPage(pages, {
        campaignId,
        path: `/survey/${campaignId}`,
        arrival: arrivalOf({ headers, query }),
        headers,
        lang: query.lang,
        invitation: query.invitation,
        preferred: preferredBy({ query, headers }),
      }),
  }),
  route(thankYouPageOperation, {
    handle: ({ params: { campaignId }, query, headers }) =>
      thankYouPage(pages, {
        campaignId,
        receipt: query.receipt,
        isSecond: query.second !== undefined,
        end: typeof query.end === 'string' ? query.end : undefined,
        preferred: preferredBy({ query, headers }),
      }),
  }),
  route(shortThankYouPageOperation, {
    handle: ({ params: { campaignId }, query, headers }) =>
      thankYouPage(pages, {
        campaignId,
        receipt: query.receipt,
        isSecond: query.second !== undefined,
        end: typeof query.end === 'string' ? query.end : undefined,
        preferred: preferredBy({ query, headers }),
      }),
  }),
];

const privacyRoutesOf = (pages: FormPages) => [
  route(privacyPageOperation, {
    handle: ({ params: { campaignId }, query, headers }) =>
      privacyPage(pages, {
        campaignId,
        preferred: preferredBy({ query, headers }),
        from: query.from,
        invitation: query.invitation,
        isShared: query.shared !== undefined,
      }),
  }),
];

const formRoutesOf = (pages: FormPages) => {
  const take = (
    campaignId: string,
    fields: ResidentFormFields = {},
    request: { query: Record<string, unknown>; headers: Headers },
  ) =>
    surveyForm(pages, {
      campaignId,
      fields,
      headers: request.headers,
      preferred: preferredBy(request),
      invitation: request.query.invitation,
    });
  const onTooLarge = (request: { params: { campaignId: string }; query: Record<string, unknown>; headers: Headers }) =>
    tooLargePage(pages, { campaignId: request.params.campaignId, preferred: preferredBy(request) });
  return [
    route(surveyFormOperation, {
      accepts: 'form',
      onTooLarge,
      handle: ({ params, body, headers, query }) => take(params.campaignId, body, { headers, query }),
    }),
    route(shortSurveyFormOperation, {
      accepts: 'form',
      onTooLarge,
      handle: ({ params, body, headers, query }) => take(params.campaignId, body, { headers, query }),
    }),
  ];
};

/** The worker is served beside other files, so it needs a header that allows the scope of survey pages. */
const workerHeaders = (name: string): Record<string, string> =>
  name.startsWith('worker.') ? { 'Service-Worker-Allowed': '/' } : {};

export const pageRoutes = (pages: FormPages, clientFile: ReturnType<typeof createClientFiles>) => [
  ...pageRoutesOf(pages),
  ...privacyRoutesOf(pages),
  ...formRoutesOf(pages),
  route(residentFileOperation, {
    handle: async ({ params, headers }) => {
      const { content, type, encoding } = await clientFile(params.file, headers['accept-encoding']);
      return file(content, {
        type,
        headers: { ...FOREVER, ...workerHeaders(params.file), ...(encoding ? { 'Content-Encoding': encoding } : {}) },
      });
    },
  }),
];
