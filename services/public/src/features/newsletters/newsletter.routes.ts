import { route } from '@folkmoot/service-kit';
import { newsListPageOperation, newsletterPageOperation } from './newsletter.operations';
import { type NewsletterPages, newsListPage, newsletterPage } from './newsletter-page';

export const newsletterRoutes = (pages: NewsletterPages) => [
  route(newsListPageOperation, { handle: ({ params }) => newsListPage(pages, params.councilSlug) }),
  route(newsletterPageOperation, { handle: ({ params }) => newsletterPage(pages, params) }),
];
