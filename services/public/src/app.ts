import { bindConsumers, createSignal, defineService, type ServiceKit } from '@folkmoot/service-kit';
import type { PublicConfig } from './config';
import {
  checkAnswers,
  createIntakeCleanup,
  createIntakeRepository,
  createReceipts,
  intakeModel,
  intakeRoutes,
  intakeSource,
  onResponseStored,
} from './features/intake';
import { surveyRoutes } from './features/surveys';
import { createVisitCounters, flushVisitsAcrossCouncils, visitRoutes } from './features/visits';
import { onCampaignChanged, onCouncilChanged } from './published/copies.consumers';
import { copyModels, createCopiesRepository } from './published/copies.mongo';
import { createPublishedSurveys } from './published/published-surveys';
import { createStartTokens } from './published/start-token';
import { repeatedly } from './timing/repeatedly';

const REFRESH_MS = 500;
const FLUSH_MS = 1_000;

const unitsOf = (kit: ServiceKit<PublicConfig>) =>
  kit.units((scope) => ({ copies: createCopiesRepository(scope), intake: createIntakeCleanup(scope) }));

const compose = (kit: ServiceKit<PublicConfig>) => {
  const { config, connection, clock, logger } = kit;
  const units = unitsOf(kit);
  const published = createPublishedSurveys(units.readerAcrossCouncils().copies);
  const tokens = createStartTokens(config.startTokenKey);
  const receipts = createReceipts(config.startTokenKey);
  const signal = createSignal();
  const intake = createIntakeRepository(connection, signal);
  const counters = createVisitCounters(() => clock.now());
  const { count } = counters;
  const { unitOfWorkAcrossCouncils } = units;
  const flush = () => flushVisitsAcrossCouncils({ counters, unitOfWorkAcrossCouncils });
  const timers = [
    repeatedly(published.refresh, { everyMs: REFRESH_MS, logger, name: 'refresh' }),
    repeatedly(flush, { everyMs: FLUSH_MS, logger, name: 'visits', lastly: true }),
  ];
  return {
    routes: [
      ...surveyRoutes({ published, tokens, count, clock }),
      ...intakeRoutes({ published, tokens, receipts, intake, checkAnswers, count, clock, demoCampaignId: 'demo' }),
      ...visitRoutes({ published, tokens, count }),
    ],
    consumers: bindConsumers(units, [onCouncilChanged, onCampaignChanged, onResponseStored]),
    relays: [{ name: 'public.intake', source: intakeSource(connection), signal }],
    flush,
    start: async () => {
      await Promise.all(timers.map((timer) => timer.start()));
    },
    stop: async () => {
      await Promise.all(timers.map((timer) => timer.stop()));
    },
  };
};

/** The public service: published surveys, the intake of answers, visits. */
export const publicService = defineService({ name: 'public', models: [...copyModels, intakeModel], compose });
