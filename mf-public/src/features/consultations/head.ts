import { type Consultation, consultationsPath } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { embedJson, escapeHtml } from '../../entities/page/document';
import { type ConsultationsPageOf, isFiltered } from './list-address';
import { shortened } from './shortened';
import { consultationsWordsIn } from './words';

/** A list that is filtered, continued or inside another page is no page of its own for search engines. */
export const isIndexedList = ({ filters, list, isEmbedded }: ConsultationsPageOf): boolean =>
  !isEmbedded && list.page === 1 && !isFiltered(filters);

const CONTEXT = 'https://schema.org';

/** A consultation is an event: it has a beginning and an end, and people take part. */
const eventOf = (
  { title, summary, opensAt, closesAt, surveyUrl, results, forWhom, areas }: Consultation,
  { council, origin }: ConsultationsPageOf,
) => {
  const address = `${origin}${surveyUrl ?? results?.url ?? consultationsPath(council.slug)}`;
  return {
    '@type': 'Event',
    name: title,
    description: shortened(summary),
    url: address,
    eventAttendanceMode: `${CONTEXT}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url: address },
    ...(opensAt && { startDate: opensAt }),
    ...(closesAt && { endDate: closesAt }),
    ...(forWhom && { audience: { '@type': 'Audience', audienceType: forWhom } }),
    ...(areas.length > 0 && { about: areas.map((name) => ({ '@type': 'AdministrativeArea', name })) }),
    organizer: { '@type': 'GovernmentOrganization', name: council.name },
    ...(results && {
      subjectOf: { '@type': 'Report', url: `${origin}${results.url}`, datePublished: results.publishedAt },
    }),
  };
};

const structured = (page: ConsultationsPageOf, title: string) => ({
  '@context': CONTEXT,
  '@type': 'CollectionPage',
  name: title,
  url: `${page.origin}${consultationsPath(page.council.slug)}`,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: page.list.total,
    itemListElement: page.list.items.map((consultation, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: eventOf(consultation, page),
    })),
  },
});

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;

/** HTML for the head, which search engines, feed readers and sites that show the link read. */
export const headOfConsultations = (page: ConsultationsPageOf, title: string): string => {
  if (page.isEmbedded) return '';
  const { council, origin } = page;
  const list = `${origin}${consultationsPath(council.slug)}`;
  const about = fillIn(consultationsWordsIn(council.language).about, { council: council.name });
  return [
    `<meta name="description" content="${escapeHtml(about)}">`,
    `<link rel="canonical" href="${escapeHtml(list)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(`${list}.atom`)}">`,
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', about),
    meta('og:url', list),
    meta('og:image', `${list}.png`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', title),
    `<script type="application/ld+json">${embedJson(structured(page, title))}</script>`,
  ].join('');
};
