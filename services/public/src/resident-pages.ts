import {
  createPagePreviewTokens,
  createSignal,
  createSubscriberTokens,
  defineJob,
  type Units,
} from '@folkmoot/service-kit';
import { createResponseIds, IDEMPOTENCY_KEY, isInIntake, submitResponse, typedReceipt } from './features/intake';
import { countPageView, createPageViewCounters, flushPageViewsAcrossCouncils } from './features/page-views';
import { createClientFiles, pageRoutes } from './features/pages';
import { askSubscribers, preferencesRoutes, withdraw } from './features/preferences';
import { askCampaigns, receiptRoutes } from './features/receipts';
import {
  createSignupBudget,
  createSignupIds,
  createSignupIntake,
  offerAfter,
  signupRoutes,
  signupSource,
  sweepSignups,
} from './features/signups';
import { findInvitationProblem, getPublicSurvey, toPublicSurvey } from './features/surveys';
import type { Ground, Kit, unitsOf } from './ground';
import { importModule } from './module-import';
import type { PublishedSurvey } from './published/campaign-copy.domain';
import type { Preferred } from './published/survey-language.domain';
import { createReleases, type Releases } from './rendering/release';

const SWEEP_MS = 3_600_000;

export const releasesOf = ({ config: { staticDir, remotesFile }, logger }: Kit) =>
  createReleases({ staticDir, remotesFile, logger, importModule });

type ShownVisit = Omit<Parameters<typeof getPublicSurvey>[1], 'issuedTo'> & { preferred: Preferred };

const pagesOf = ({ config: { staticDir, productName } }: Kit, releases: Releases, base: Ground) => {
  const pages = {
    ...base,
    releases,
    productName,
    promptAfter: async (survey: PublishedSurvey) => (await offerAfter(base, survey))?.prompt ?? null,
    invitationProblem: findInvitationProblem(base),
    show: async ({ preferred, ...visit }: ShownVisit) =>
      toPublicSurvey(await getPublicSurvey(base, { ...visit, issuedTo: 'page' }), preferred),
    submit: (given: Parameters<typeof submitResponse>[1]) => submitResponse(base, given),
    isKey: (text: string) => IDEMPOTENCY_KEY.test(text),
  };
  return pageRoutes(pages, createClientFiles(staticDir));
};

/** Where responses are deleted by their receipts. */
const receiptsOf = ({ config, connection }: Kit, releases: Releases, base: Ground) =>
  receiptRoutes({
    ...base,
    releases,
    productName: config.productName,
    campaigns: askCampaigns(config),
    typedReceipt,
    responseIdOf: createResponseIds(config.startTokenKey),
    isWaiting: isInIntake(connection),
  });

export const surveyPagesOf = (kit: Kit, releases: Releases, base: Ground) => [
  ...pagesOf(kit, releases, base),
  ...receiptsOf(kit, releases, base),
];

/** Sign-up pages: shown, counted, and their sign-ups taken and handed over. */
export const signupsOf = (kit: Kit, units: ReturnType<typeof unitsOf>, releases: Releases, base: Ground) => {
  const { config, clock, connection } = kit;
  const counters = createPageViewCounters();
  const signal = createSignal();
  const deps = {
    ...base,
    releases,
    productName: config.productName,
    signups: createSignupIntake(connection, signal),
    signupIds: createSignupIds(config.startTokenKey),
    budget: createSignupBudget(() => clock.now().getTime()),
    previews: createPagePreviewTokens(config.subscriberKey),
    isDevelopment: config.nodeEnv === 'development',
    countView: (view: Parameters<typeof countPageView>[1]) => countPageView(counters, view),
  };
  const cleanup = units.readerAcrossCouncils().signupCleanup;
  const { unitOfWorkAcrossCouncils } = units;
  return {
    routes: signupRoutes(deps),
    relay: { name: 'public.signups', source: signupSource(connection), signal },
    jobs: [defineJob('public.sweep-signups', { every: SWEEP_MS, run: () => sweepSignups({ cleanup, clock }) })],
    flush: () => flushPageViewsAcrossCouncils({ counters, unitOfWorkAcrossCouncils }),
  };
};

/** What stands behind the links in mails. */
export const preferencesOf = ({ config, clock }: Kit, units: Units<object>, releases: Releases, base: Ground) => {
  const tokens = createSubscriberTokens(config.subscriberKey);
  const { unitOfWork } = units;
  return preferencesRoutes({
    releases,
    productName: config.productName,
    tokens,
    clock,
    places: base.places,
    subscribers: askSubscribers(config),
    withdraw: (token) => withdraw({ tokens, unitOfWork, clock }, token),
  });
};
