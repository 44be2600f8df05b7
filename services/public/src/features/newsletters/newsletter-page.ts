import type { NewsletterCopyRepository } from '../../entities/archived-newsletter';
import type { KnownPlaces } from '../../entities/signup-page';
import { type PageAnswer, type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { showNewsList } from '../../integrations/rendering/news-list';

export interface NewsletterPages extends Pages {
  readonly places: Pick<KnownPlaces, 'ofSlug'>;
  readonly newsletters: Pick<NewsletterCopyRepository, 'findNewsletter' | 'listNewsletters'>;
}

const MOST_LISTED = 100;

/** The list of a council's newsletters, at an address that no sign-up page can have. */
export const newsListPage = (pages: NewsletterPages, councilSlug: string): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const places = await pages.places.ofSlug(councilSlug.toLowerCase());
    if (!places) return showPage(pages, { kind: 'not-found', missing: 'page' }, { status: 404 });
    const { id, council } = places.council;
    if (council.slug !== councilSlug) return redirect(`/${council.slug}/news/read`, 301);
    return showNewsList(pages, council, await pages.newsletters.listNewsletters(id, MOST_LISTED));
  });

/** The page of a newsletter. One of another council, and one that was withdrawn, are not found. */
export const newsletterPage = (
  pages: NewsletterPages,
  { councilSlug, newsletterId }: { readonly councilSlug: string; readonly newsletterId: string },
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const places = await pages.places.ofSlug(councilSlug.toLowerCase());
    const newsletter = places && (await pages.newsletters.findNewsletter(newsletterId));
    if (!places || !newsletter || newsletter.isWithdrawn || newsletter.councilId !== places.council.id) {
      return showPage(pages, { kind: 'not-found', missing: 'page' }, { status: 404 });
    }
    const { council } = places.council;
    if (council.slug !== councilSlug) return redirect(`/${council.slug}/news/read/${newsletterId}`, 301);
    const { title, parts, publishedAt } = newsletter;
    return showPage(pages, {
      kind: 'newsletter',
      council,
      newsletter: { title, parts, publishedAt },
      listUrl: `/${council.slug}/news/read`,
    });
  });
