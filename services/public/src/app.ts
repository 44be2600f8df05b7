import {
  bindConsumers,
  councilErasure,
  createPagePreviewTokens,
  createSignal,
  createSubscriberTokens,
  defineJob,
  defineService,
  type ServiceKit,
  type Units,
} from '@folkmoot/service-kit';
import type { PublicConfig } from './config';
import { countingOf } from './counting';
import { DEMO_CAMPAIGN_ID, withDemo } from './demo/demo-survey';
import {
  createKeepFiles,
  fetchFromAdmin,
  fetchFromCampaigns,
  fileRoutes,
  folderOf,
  logoRoutes,
} from './features/files';
import {
  checkAnswers,
  createIntakeCleanup,
  createIntakeRepository,
  createReceipts,
  createRecentSubmissions,
  createResponseIds,
  IDEMPOTENCY_KEY,
  intakeModel,
  intakeRoutes,
  intakeSource,
  isInIntake,
  onResponseStored,
  submitResponse,
  typedReceipt,
} from './features/intake';
import { countPageView, createPageViewCounters, flushPageViewsAcrossCouncils } from './features/page-views';
import { createClientFiles, pageRoutes } from './features/pages';
import { askSubscribers, preferencesRoutes, withdraw } from './features/preferences';
import { askCampaigns, receiptRoutes } from './features/receipts';
import { scanRoutes } from './features/scans';
import {
  createSignupCleanup,
  createSignupIds,
  createSignupIntake,
  createStamps,
  offerAfter,
  signupModel,
  signupRoutes,
  signupSource,
  sweepSignups,
} from './features/signups';
import { getPublicSurvey, surveyRoutes, toPublicSurvey } from './features/surveys';
import { visitModel, visitRoutes } from './features/visits';
import { importModule } from './module-import';
import { erasedCopy, type PublishedSurvey } from './published/campaign-copy.domain';
import { onCampaignChanged, onCouncilChanged } from './published/copies.consumers';
import { copyModels, createCopiesRepository } from './published/copies.mongo';
import type { CopiesRepository } from './published/copies.repository';
import { createPublishedSurveys } from './published/published-surveys';
import { createStartTokens } from './published/start-token';
import type { Preferred } from './published/survey-language.domain';
import { onQrCodeChanged } from './qr-codes/qr-code-copies.consumers';
import { createQrCodeCopies, qrCodeCopyModel } from './qr-codes/qr-code-copies.mongo';
import { createReleases, type Releases } from './rendering/release';
import { onSignupPlacesChanged } from './signup-pages/signup-copies.consumers';
import { createSignupCopies, signupCopyModels } from './signup-pages/signup-copies.mongo';
import { createKnownPlaces } from './signup-pages/signup-places';
import { repeatedly } from './timing/repeatedly';
import type { Arrival } from './visitor/visit.domain';

const REFRESH_MS = 500;
const FLUSH_MS = 1_000;
const RELEASE_MS = 1_000;
const FILES_MS = 500;
const SWEEP_MS = 3_600_000;

type Kit = ServiceKit<PublicConfig>;

const unitsOf = (kit: Kit) =>
  kit.units((scope) => ({
    copies: createCopiesRepository(scope),
    intake: createIntakeCleanup(scope),
    signupCopies: createSignupCopies(scope),
    signupCleanup: createSignupCleanup(scope),
    qrCodeCopies: createQrCodeCopies(scope),
  }));

/** What several features stand on. */
const ground = (kit: Kit, units: ReturnType<typeof unitsOf>) => {
  const { config, clock, connection } = kit;
  const { copies, signupCopies, qrCodeCopies } = units.readerAcrossCouncils();
  const signal = createSignal();
  const visits = countingOf(kit, qrCodeCopies);
  return {
    ...visits.base,
    visits,
    recent: createRecentSubmissions(() => clock.now().getTime()),
    published: withDemo(createPublishedSurveys(copies)),
    places: createKnownPlaces(copies, signupCopies),
    stamps: createStamps(config.startTokenKey),
    tokens: createStartTokens(config.startTokenKey),
    receipts: createReceipts(config.startTokenKey),
    intake: createIntakeRepository(connection, signal),
    signal,
    clock,
    checkAnswers,
    demoCampaignId: DEMO_CAMPAIGN_ID,
  };
};

type Ground = ReturnType<typeof ground>;

const releasesOf = ({ config: { staticDir, remotesFile }, logger }: Kit) =>
  createReleases({ staticDir, remotesFile, logger, importModule });

const pagesOf = ({ config: { staticDir, productName } }: Kit, releases: Releases, base: Ground) => {
  const pages = {
    ...base,
    releases,
    productName,
    promptAfter: async (survey: PublishedSurvey) => (await offerAfter(base, survey))?.prompt ?? null,
    show: async (visit: { campaignId: string; arrival: Arrival | null; preferred: Preferred }) =>
      toPublicSurvey(await getPublicSurvey(base, visit), visit.preferred),
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

const surveyPagesOf = (kit: Kit, releases: Releases, base: Ground) => [
  ...pagesOf(kit, releases, base),
  ...receiptsOf(kit, releases, base),
];

/** Sign-up pages: shown, counted, and their sign-ups taken and handed over. */
const signupsOf = (kit: Kit, units: ReturnType<typeof unitsOf>, releases: Releases, base: Ground) => {
  const { config, clock, connection } = kit;
  const counters = createPageViewCounters();
  const signal = createSignal();
  const deps = {
    ...base,
    releases,
    productName: config.productName,
    signups: createSignupIntake(connection, signal),
    signupIds: createSignupIds(config.startTokenKey),
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
const preferencesOf = ({ config, clock }: Kit, units: Units<object>, releases: Releases, base: Ground) => {
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

/** Files of published surveys: fetched when they are published, then served from here. */
const filesOf = (
  { config, blobs, clock, logger }: Kit,
  { readerAcrossCouncils }: Units<{ copies: CopiesRepository }>,
  { published }: ReturnType<typeof ground>,
) => {
  const { copies } = readerAcrossCouncils();
  const keep = createKeepFiles({ copies, blobs, clock, logger, fetchFile: fetchFromCampaigns(config) });
  return {
    keep,
    timer: repeatedly(keep, { everyMs: FILES_MS, logger, name: 'files' }),
    routes: [...fileRoutes({ published, blobs }), ...logoRoutes({ copies, blobs, fetchLogo: fetchFromAdmin(config) })],
  };
};

/** What goes with a council, and what is left of it: that it is gone. */
const erasureOf = (kit: Kit, { readerAcrossCouncils }: ReturnType<typeof unitsOf>) => {
  const { copies, qrCodeCopies } = readerAcrossCouncils();
  return councilErasure(kit, {
    models: [intakeModel, visitModel],
    elsewhere: [
      { model: signupModel, path: 'content.councilId' },
      ...signupCopyModels.map((model) => ({ model, path: 'ownerId' })),
    ],
    folders: (councilId) => [`${folderOf(councilId)}/`],
    first: async (councilId) => {
      for (const id of await copies.listCampaignIdsOf(councilId)) await qrCodeCopies.eraseOfCampaign(id);
      return copies.eraseCampaignsOf(councilId);
    },
    lastly: async (councilId) => {
      const known = await copies.findCouncil(councilId);
      if (known) await copies.saveCouncil(erasedCopy(known));
    },
  });
};

const consumers = [onCouncilChanged, onCampaignChanged, onResponseStored, onSignupPlacesChanged, onQrCodeChanged];

const compose = (kit: Kit) => {
  const { connection, logger } = kit;
  const units = unitsOf(kit);
  const base = ground(kit, units);
  const { published, visits, signal, places, codes } = base;
  const releases = releasesOf(kit);
  const files = filesOf(kit, units, base);
  const signups = signupsOf(kit, units, releases, base);
  const flush = async () => {
    await visits.flush();
    await signups.flush();
  };
  const timers = [
    repeatedly(published.refresh, { everyMs: REFRESH_MS, logger, name: 'refresh' }),
    repeatedly(flush, { everyMs: FLUSH_MS, logger, name: 'visits', lastly: true }),
    repeatedly(releases.refresh, { everyMs: RELEASE_MS, logger, name: 'releases' }),
    files.timer,
  ];
  const pages = [...surveyPagesOf(kit, releases, base), ...preferencesOf(kit, units, releases, base)];
  const erasure = erasureOf(kit, units);
  const scans = scanRoutes({ ...base, releases, productName: kit.config.productName });
  const surveys = [...surveyRoutes(base), ...intakeRoutes(base), ...visitRoutes(base), ...scans, ...files.routes];
  return {
    routes: [...surveys, ...pages, ...signups.routes],
    jobs: [...signups.jobs, erasure.job],
    consumers: [...bindConsumers(units, consumers), ...erasure.consumers],
    relays: [{ name: 'public.intake', source: intakeSource(connection), signal }, visits.relay, signups.relay],
    /** Writes the visits and views counted so far, without waiting for the second to end. */
    flush,
    /** Reads again at once what events have changed. */
    refresh: async () => {
      places.forget();
      codes.forget();
      await published.refresh();
    },
    /** Fetches at once what published surveys show. */
    keepFiles: files.keep,
    start: async () => {
      await releases.refresh();
      await Promise.all(timers.map((timer) => timer.start()));
    },
    stop: async () => {
      await Promise.all(timers.map((timer) => timer.stop()));
    },
  };
};

/** The public service: published surveys and their pages, the intake of answers, visits. */
export const publicService = defineService({
  name: 'public',
  models: [...copyModels, qrCodeCopyModel, intakeModel, visitModel, ...signupCopyModels, signupModel],
  compose,
});
