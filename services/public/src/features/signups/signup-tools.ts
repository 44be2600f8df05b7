import { createPagePreviewTokens, createSignal } from '@folkmoot/service-kit';
import { DEMO_CAMPAIGN_ID, residentSurveysOf } from '../../entities/demo-survey';
import { knownHearBacksOf } from '../../entities/hear-back-count';
import type { PublishedSurvey } from '../../entities/published-survey';
import { countPageScan, countPageView, knownPlacesOf, pageViewCountersOf } from '../../entities/signup-page';
import { countingOf } from '../../entities/visit';
import { pagesOf } from '../../integrations/rendering/current-release';
import { canHearBack, offerAfter, type PromptPages } from './prompt-page';
import { createSignupRepositoryAcrossCouncils } from './signup.mongo';
import type { RelayedSignups, SignupApp } from './signup.types';
import { createSignupBudget } from './signup-budget';
import { createSignupIds } from './signup-id';
import type { SignupPages } from './signup-page';
import { createStamps } from './stamp';

const offersOf = (app: SignupApp) => ({
  context: app.systemContext,
  places: knownPlacesOf(app),
  hearBacks: knownHearBacksOf(app),
  stamps: createStamps(app.config.startTokenKey),
  demoCampaignId: DEMO_CAMPAIGN_ID,
});

export const createSignupTools = (app: SignupApp): SignupPages & PromptPages & RelayedSignups => {
  const { config, clock, connection, units } = app;
  const signal = createSignal();
  const { scans } = countingOf(app);
  return {
    ...pagesOf(app),
    ...offersOf(app),
    newsletters: units.readerAcrossCouncils().newsletterCopies,
    published: residentSurveysOf(app),
    signups: createSignupRepositoryAcrossCouncils(connection, signal),
    signupIds: createSignupIds(config.startTokenKey),
    budget: createSignupBudget(() => clock.now().getTime()),
    previews: createPagePreviewTokens(config.subscriberKey),
    isDevelopment: config.nodeEnv === 'development',
    codeOf: (page, arrival) => scans.codeOf(arrival, (code) => code.page?.id === page.id),
    countScan: ({ codeId, ...view }, arrival) =>
      scans.countOnce(codeId, arrival, () => countPageScan(pageViewCountersOf(app), view, codeId)),
    countView: (view) => countPageView(pageViewCountersOf(app), view),
    signal,
  };
};

/** For the page after a response. */
export const promptsOf = (app: SignupApp) => {
  const offers = offersOf(app);
  return {
    canHearBack: (survey: PublishedSurvey) => canHearBack(offers, survey),
    promptAfter: async (survey: PublishedSurvey) => (await offerAfter(offers, survey))?.prompt ?? null,
  };
};
