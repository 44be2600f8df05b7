import { createSubscriberCodes, createSubscriberTokens, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../../entities/published-survey';
import { knownPlacesOf, type SignupCopyRepository } from '../../entities/signup-page';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { askSubscribers } from './ask-subscribers';
import { createCouncilsByTag } from './councils-by-tag';
import { preferencesRoutes } from './preferences.routes';

export { ownDataPageOperations } from './own-data.operations';
export { preferencesPageOperations } from './preferences.operations';

type PreferencesApp = FeatureApp<
  { readonly copies: CopiesRepository; readonly signupCopies: SignupCopyRepository },
  PagesConfig & { readonly subscriberKey: string; readonly subscribersUrl: string; readonly serviceKey: string }
>;

/** The links in mails. */
export const preferencesFeature = defineFeature({
  name: 'preferences',
  routes: (app: PreferencesApp) =>
    preferencesRoutes({
      ...pagesOf(app),
      context: app.systemContext,
      tokens: createSubscriberTokens(app.config.subscriberKey),
      codes: createSubscriberCodes(app.config.subscriberKey),
      councilsByTag: createCouncilsByTag(app.units.readerAcrossCouncils().copies),
      places: knownPlacesOf(app),
      subscribers: askSubscribers(app.config),
    }),
});
