import { bindConsumers, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { type NewsletterCopyRepository, onNewsletterArchived } from '../../entities/archived-newsletter';
import {
  archivedNewsletterEntity,
  newsletterCopyModel,
} from '../../entities/archived-newsletter/newsletter-copies.mongo';
import type { CopiesRepository } from '../../entities/published-survey';
import { knownPlacesOf, type SignupCopyRepository } from '../../entities/signup-page';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { newsletterRoutes } from './newsletter.routes';

export { newsletterPageOperations } from './newsletter.operations';

type NewsletterApp = FeatureApp<
  {
    readonly copies: CopiesRepository;
    readonly signupCopies: SignupCopyRepository;
    readonly newsletterCopies: NewsletterCopyRepository;
  },
  PagesConfig
>;

/** Newsletters on public pages. Their list is at an address that a sign-up page may have, so sign-ups show it. */
export const newslettersFeature = defineFeature({
  name: 'newsletters',
  entities: [archivedNewsletterEntity],
  routes: (app: NewsletterApp) => {
    const { newsletterCopies } = app.units.readerAcrossCouncils();
    return newsletterRoutes({ ...pagesOf(app), places: knownPlacesOf(app), newsletters: newsletterCopies });
  },
  consumers: ({ units }: NewsletterApp) => bindConsumers(units, [onNewsletterArchived]),
  erasure: () => ({ elsewhere: [{ model: newsletterCopyModel, path: 'ownerId' }] }),
});
