import type { OptInPage } from '@folkmoot/contracts';
import { conversionOf, publicUrls, type StoredOptInPage } from '../../entities/opt-in-page';
import { noFigures, type PageFigures } from '../../entities/page-figures';
import type { PageRecords } from './opt-in-page.types';

type Records = Pick<PageRecords, 'councils' | 'tags' | 'pageFigures'>;

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

/** Pages for staff, with their figures. Topics that no longer exist are left out. */
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

/** One page for staff. */
export const pageView = async (
  records: Records,
  location: { councilId: string | null; publicOrigin: string },
  page: StoredOptInPage,
): Promise<OptInPage> => {
  const [view] = await pageViews(records, location, [page]);
  return view as OptInPage;
};
