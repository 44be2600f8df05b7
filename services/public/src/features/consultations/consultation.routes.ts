import {
  type Consultation,
  type ConsultationFilters,
  DomainError,
  listConsultationsOperation,
  type PublicCouncil,
} from '@folkmoot/contracts';
import { file, reply, route } from '@folkmoot/service-kit';
import { type CouncilConsultations, listConsultations } from '../../entities/consultation';
import {
  consultationsFeedOperation,
  consultationsPageOperation,
  consultationsPictureOperation,
  sitemapOperation,
} from './consultation.operations';
import { consultationMessages } from './consultations.messages';
import { type ConsultationPages, consultationsPage } from './consultations-page';
import { atomFeed, sitemapOf } from './xml-files.domain';

/** A consultation that closes, and one that is not listed any more, must be seen soon. */
const CACHE_CONTROL = 'public, max-age=300';
const PICTURE_CACHE_CONTROL = 'public, max-age=86400';

interface Tools extends ConsultationPages {
  readonly pictureOf: (council: PublicCouncil) => Promise<Buffer>;
}

const fullAddress = (origin: string, path: string): string => `${origin}${path}`;

/** Programs of other sites need whole addresses. */
const withAddresses = (consultation: Consultation, origin: string): Consultation => {
  const { surveyUrl, results } = consultation;
  return {
    ...consultation,
    surveyUrl: surveyUrl && fullAddress(origin, surveyUrl),
    results: results && { ...results, url: fullAddress(origin, results.url) },
  };
};

export const consultationRoutes = (tools: Tools) => {
  const { known, origin, pictureOf } = tools;
  const get = async (councilSlug: string): Promise<CouncilConsultations> => {
    const consultations = await known.ofSlug(councilSlug.toLowerCase());
    if (!consultations) throw new DomainError('not_found');
    return consultations;
  };
  const site = async (councilSlug: string) => {
    const { council, consultations } = await get(councilSlug);
    return { council: council.council, consultations, origin };
  };
  const xml = (text: string, type: string) =>
    file(Buffer.from(text), { type: `${type}; charset=utf-8`, headers: { 'Cache-Control': CACHE_CONTROL } });
  return [
    route(consultationsPageOperation, {
      handle: ({ params, query }) => consultationsPage(tools, { ...params, query }),
    }),
    route(consultationsFeedOperation, {
      handle: async ({ params }) => {
        const shown = await site(params.councilSlug);
        const { name, language } = shown.council;
        return xml(atomFeed(shown, consultationMessages.title(name, language)), 'application/atom+xml');
      },
    }),
    route(sitemapOperation, {
      handle: async ({ params }) => xml(sitemapOf(await site(params.councilSlug)), 'application/xml'),
    }),
    route(consultationsPictureOperation, {
      handle: async ({ params }) => {
        const { council } = await get(params.councilSlug);
        return file(await pictureOf(council.council), {
          type: 'image/png',
          headers: { 'Cache-Control': PICTURE_CACHE_CONTROL, 'Cross-Origin-Resource-Policy': 'cross-origin' },
        });
      },
    }),
    route(listConsultationsOperation, {
      handle: async ({ params, query: { area = '', topic = '', status, q = '', page = 1 } }) => {
        const { consultations } = await get(params.councilSlug);
        const filters: ConsultationFilters = { area, topic, status: status ?? '', q };
        const list = listConsultations(consultations, filters, page);
        return reply(
          { ...list, items: list.items.map((each) => withAddresses(each, origin)) },
          { headers: { 'Cache-Control': CACHE_CONTROL, 'Access-Control-Allow-Origin': '*' } },
        );
      },
    }),
  ];
};
