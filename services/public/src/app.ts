import {
  bindConsumers,
  createSignal,
  defineJob,
  defineService,
  type ServiceKit,
  type Units,
} from '@folkmoot/service-kit';
import type { PublicConfig } from './config';
import { DEMO_CAMPAIGN_ID, isDemo, withDemo } from './demo/demo-survey';
import { createKeepFiles, fetchFromCampaigns, fileRoutes, sweepFiles } from './features/files';
import {
  checkAnswers,
  createIntakeCleanup,
  createIntakeRepository,
  createReceipts,
  IDEMPOTENCY_KEY,
  intakeModel,
  intakeRoutes,
  intakeSource,
  onResponseStored,
  submitResponse,
} from './features/intake';
import { createClientFiles, createReleases, pageRoutes } from './features/pages';
import { getPublicSurvey, surveyRoutes, toPublicSurvey } from './features/surveys';
import { createVisitCounters, flushVisitsAcrossCouncils, visitRoutes } from './features/visits';
import { importModule } from './module-import';
import { onCampaignChanged, onCouncilChanged } from './published/copies.consumers';
import { copyModels, createCopiesRepository } from './published/copies.mongo';
import type { CopiesRepository } from './published/copies.repository';
import { createPublishedSurveys } from './published/published-surveys';
import { createStartTokens } from './published/start-token';
import { repeatedly } from './timing/repeatedly';
import type { CountVisit } from './visitor/visit.domain';

const REFRESH_MS = 500;
const FLUSH_MS = 1_000;
const RELEASE_MS = 1_000;
const FILES_MS = 500;
const SWEEP_MS = 3_600_000;

type Kit = ServiceKit<PublicConfig>;

const unitsOf = (kit: Kit) =>
  kit.units((scope) => ({ copies: createCopiesRepository(scope), intake: createIntakeCleanup(scope) }));

/** What several features stand on. */
const ground = (kit: Kit, units: Units<{ copies: CopiesRepository }>) => {
  const { config, clock, connection } = kit;
  const counters = createVisitCounters(() => clock.now());
  const count: CountVisit = (survey, kind) => {
    if (!isDemo(survey)) counters.count(survey, kind);
  };
  const signal = createSignal();
  return {
    published: withDemo(createPublishedSurveys(units.readerAcrossCouncils().copies)),
    tokens: createStartTokens(config.startTokenKey),
    receipts: createReceipts(config.startTokenKey),
    intake: createIntakeRepository(connection, signal),
    signal,
    counters,
    count,
    clock,
    checkAnswers,
    demoCampaignId: DEMO_CAMPAIGN_ID,
  };
};

const pagesOf = ({ config, logger }: Kit, base: ReturnType<typeof ground>) => {
  const { staticDir, remotesFile, productName } = config;
  const releases = createReleases({ staticDir, remotesFile, logger, importModule });
  const pages = {
    ...base,
    releases,
    productName,
    show: async (visit: { campaignId: string; isBot: boolean; language?: unknown }) =>
      toPublicSurvey(await getPublicSurvey(base, visit), visit.language),
    submit: (given: Parameters<typeof submitResponse>[1]) => submitResponse(base, given),
    isKey: (text: string) => IDEMPOTENCY_KEY.test(text),
  };
  return { releases, routes: pageRoutes(pages, createClientFiles(staticDir)) };
};

/** Files of published surveys: fetched when they are published, then served from here. */
const filesOf = (
  { config, blobs, clock, logger }: Kit,
  { readerAcrossCouncils }: Units<{ copies: CopiesRepository }>,
  { published }: ReturnType<typeof ground>,
) => {
  const { copies } = readerAcrossCouncils();
  const keep = createKeepFiles({ copies, blobs, clock, logger, fetchFile: fetchFromCampaigns(config) });
  const sweep = () => sweepFiles({ copies, blobs });
  return {
    keep,
    sweep,
    timer: repeatedly(keep, { everyMs: FILES_MS, logger, name: 'files' }),
    routes: fileRoutes({ published, blobs }),
    jobs: [defineJob('public.sweep-files', { every: SWEEP_MS, run: sweep })],
  };
};

const compose = (kit: Kit) => {
  const { connection, logger } = kit;
  const units = unitsOf(kit);
  const base = ground(kit, units);
  const { published, counters, signal } = base;
  const { releases, routes } = pagesOf(kit, base);
  const files = filesOf(kit, units, base);
  const { unitOfWorkAcrossCouncils } = units;
  const flush = () => flushVisitsAcrossCouncils({ counters, unitOfWorkAcrossCouncils });
  const timers = [
    repeatedly(published.refresh, { everyMs: REFRESH_MS, logger, name: 'refresh' }),
    repeatedly(flush, { everyMs: FLUSH_MS, logger, name: 'visits', lastly: true }),
    repeatedly(releases.refresh, { everyMs: RELEASE_MS, logger, name: 'releases' }),
    files.timer,
  ];
  return {
    routes: [...surveyRoutes(base), ...intakeRoutes(base), ...visitRoutes(base), ...files.routes, ...routes],
    jobs: files.jobs,
    consumers: bindConsumers(units, [onCouncilChanged, onCampaignChanged, onResponseStored]),
    relays: [{ name: 'public.intake', source: intakeSource(connection), signal }],
    /** Writes the visits counted so far, without waiting for the second to end. */
    flush,
    /** Reads again at once what events have changed. */
    refresh: published.refresh,
    /** Fetches at once what published surveys show. */
    keepFiles: files.keep,
    sweepFiles: files.sweep,
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
export const publicService = defineService({ name: 'public', models: [...copyModels, intakeModel], compose });
