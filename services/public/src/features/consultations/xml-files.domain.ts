import { type Consultation, consultationsPath, type PublicCouncil } from '@folkmoot/contracts';

/** Characters that no XML document may have, not even escaped, and line breaks. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

const xmlText = (text: string): string =>
  text
    .replace(UNWRITABLE, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const PROLOGUE = '<?xml version="1.0" encoding="utf-8"?>\n';
const MAX_ENTRIES = 50;

interface Site {
  readonly council: PublicCouncil;
  readonly consultations: readonly Consultation[];
  readonly origin: string;
}

const latestFirst = (consultations: readonly Consultation[]): Consultation[] =>
  [...consultations].sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));

/** The page that an entry leads to. */
const linkOf = ({ surveyUrl, results }: Consultation, list: string): string => surveyUrl ?? results?.url ?? list;

const entryOf = (consultation: Consultation, { council, origin }: Site): string => {
  const { campaignId, title, summary, updatedAt, areas, topics } = consultation;
  const list = consultationsPath(council.slug);
  const categories = [...topics, ...areas].map((term) => `<category term="${xmlText(term)}"/>`);
  return [
    '<entry>',
    // The id must never change, also when the council or the campaign gets another address.
    `<id>${xmlText(`${origin}/survey/${campaignId}`)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${updatedAt}</updated>`,
    `<link href="${xmlText(`${origin}${linkOf(consultation, list)}`)}"/>`,
    `<summary>${xmlText(summary)}</summary>`,
    ...categories,
    '</entry>',
  ].join('');
};

/** An Atom feed of the consultations, the latest change first. */
export const atomFeed = (site: Site, title: string): string => {
  const { council, origin } = site;
  const entries = latestFirst(site.consultations).slice(0, MAX_ENTRIES);
  const list = `${origin}${consultationsPath(council.slug)}`;
  return [
    PROLOGUE,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(council.language)}">`,
    `<id>${xmlText(list)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${entries[0]?.updatedAt ?? new Date(0).toISOString()}</updated>`,
    `<author><name>${xmlText(council.name)}</name></author>`,
    `<link href="${xmlText(list)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(`${list}.atom`)}"/>`,
    ...entries.map((consultation) => entryOf(consultation, site)),
    '</feed>\n',
  ].join('');
};

const urlOf = (address: string, changedAt: string | undefined): string =>
  `<url><loc>${xmlText(address)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

/** The list and the pages of results: surveys are left out, because search engines must not list them. */
export const sitemapOf = ({ council, consultations, origin }: Site): string => {
  const latest = latestFirst(consultations);
  const results = latest.flatMap((each) => (each.results ? [each.results] : []));
  return [
    PROLOGUE,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    urlOf(`${origin}${consultationsPath(council.slug)}`, latest[0]?.updatedAt),
    ...results.map(({ url, publishedAt }) => urlOf(`${origin}${url}`, publishedAt)),
    '</urlset>\n',
  ].join('');
};
