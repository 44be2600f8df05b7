import type { NewsletterCopyRepository } from '../../entities/archived-newsletter';
import type { KnownPlaces } from '../../entities/signup-page';
import { type PageAnswer, type Pages, redirect } from '../../integrations/rendering/answer-page';
import { showNewsList } from '../../integrations/rendering/news-list';

export interface NewsListPages extends Pages {
  readonly places: Pick<KnownPlaces, 'ofSlug'>;
  readonly newsletters: Pick<NewsletterCopyRepository, 'listNewsletters'>;
}

const NEWS = 'news';
const LISTED = 100;

/**
 * The list of a council's newsletters, at an address that no sign-up page and no campaign has. Null for every other
 * address, and without newsletters.
 */
export const newsListAt = async (
  pages: NewsListPages,
  { councilSlug, pageSlug }: { readonly councilSlug: string; readonly pageSlug: string },
): Promise<PageAnswer | null> => {
  if (pageSlug.toLowerCase() !== NEWS) return null;
  const places = await pages.places.ofSlug(councilSlug.toLowerCase());
  if (!places) return null;
  const { id, council } = places.council;
  const path = `/${council.slug}/${NEWS}`;
  if (`/${councilSlug}/${pageSlug}` !== path) return redirect(path, 301);
  const listed = await pages.newsletters.listNewsletters(id, LISTED);
  if (listed.length === 0) return null;
  return showNewsList(pages, council, listed);
};
