import type { OptInPage } from '@folkmoot/contracts';
import { conversionOf, type StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { noFigures, type PageFigures } from '../../page-figures/page-figures.repository';
import type { PageRecords } from './deps';

type Records = Pick<PageRecords, 'councils' | 'tags' | 'pageFigures'>;

/** Stands for a council whose copy has not come yet. */
const UNKNOWN_SLUG = 'council';

/** Where residents find a council's pages: `slug` to address. */
export const publicUrls = async (
  { councils }: Pick<Records, 'councils'>,
  councilId: string | null,
  publicOrigin: string,
): Promise<(slug: string) => string> => {
  const council = councilId ? await councils.find(councilId) : null;
  return (slug) => `${publicOrigin}/${council?.council.slug ?? UNKNOWN_SLUG}/${slug}`;
};

interface Surroundings {
  readonly publicUrl: string;
  readonly figures: PageFigures;
  readonly knownTags: ReadonlySet<string>;
}

const toOptInPage = (page: StoredOptInPage, { publicUrl, figures, knownTags }: Surroundings): OptInPage => ({
  id: page.id,
  councilId: page.councilId,
  createdBy: page.createdBy,
  title: page.title,
  description: page.description,
  slug: page.slug,
  formerSlugs: [...page.formerSlugs],
  isActive: page.isActive,
  fields: [...page.fields],
  styling: page.styling,
  settings: { defaultTags: page.tagIds.filter((id) => knownTags.has(id)) },
  publicUrl,
  signups: figures.signups,
  views: figures.views,
  conversionRate: conversionOf(figures),
  createdAt: page.createdAt.toISOString(),
  updatedAt: page.updatedAt.toISOString(),
  revision: page.revision,
});

/** Pages as staff see them, with their figures; topics that are no more are left out. */
export const pageViews = async (
  records: Records,
  { councilId, publicOrigin }: { councilId: string | null; publicOrigin: string },
  pages: readonly StoredOptInPage[],
): Promise<OptInPage[]> => {
  const [urlOf, figures, tags] = await Promise.all([
    publicUrls(records, councilId, publicOrigin),
    records.pageFigures.totalsOf(pages.map(({ id }) => id)),
    records.tags.listAll(),
  ]);
  const knownTags = new Set(tags.map(({ id }) => id));
  return pages.map((page) =>
    toOptInPage(page, { publicUrl: urlOf(page.slug), figures: figures.get(page.id) ?? noFigures, knownTags }),
  );
};

/** One page as staff see it. */
export const pageView = async (
  records: Records,
  place: { councilId: string | null; publicOrigin: string },
  page: StoredOptInPage,
): Promise<OptInPage> => {
  const [view] = await pageViews(records, place, [page]);
  return view as OptInPage;
};
