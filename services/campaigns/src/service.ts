import type { Environment, RunningService, StartOptions } from '@folkmoot/service-kit';
import { bindConsumers, defineService, newId, type ServiceKit, startService } from '@folkmoot/service-kit';
import { type CampaignsConfig, readConfig } from './config';
import { campaignJobs, campaignRoutes, transitionRoutes } from './features/campaigns';
import { onCouncilChanged } from './features/councils';
import { overviewRoutes } from './features/overview';
import { qrCodeRoutes } from './features/qr-codes';
import { createLiveFigures, reportRoutes } from './features/reports';
import { onResponseSubmitted, responseJobs, responseRoutes } from './features/responses';
import { surveyRoutes } from './features/surveys';
import { onVisitRecorded } from './features/visits';
import type { Deps } from './records/repositories';
import { models, mongoRepositories } from './records/repositories.mongo';

/** Fast enough for "within a second", slow enough for many campaigns. */
const LOOK_MS = 500;
const STREAM_LIMIT_MS = 600_000;

const compose = (kit: ServiceKit<CampaignsConfig>) => {
  const units = kit.units(mongoRepositories);
  const { clock, config, logger } = kit;
  const deps: Deps = { ...units, clock, makeId: newId, publicOrigin: config.publicOrigin };
  const stopping = new AbortController();
  const onError = (error: unknown) => logger.warn({ err: error }, 'live figures could not be read');
  const live = createLiveFigures({ everyMs: LOOK_MS, onError });
  return {
    live,
    routes: [
      ...campaignRoutes(deps),
      ...transitionRoutes(deps),
      ...surveyRoutes(deps),
      ...qrCodeRoutes(deps),
      ...responseRoutes(deps),
      ...reportRoutes(deps, { live, stopping: stopping.signal, streamLimitMs: STREAM_LIMIT_MS }),
      ...overviewRoutes(deps),
    ],
    consumers: bindConsumers(units, [onCouncilChanged, onVisitRecorded, onResponseSubmitted]),
    jobs: [...campaignJobs(deps), ...responseJobs(deps)],
    closing: () => stopping.abort(),
  };
};

export const campaignsService = defineService({ name: 'campaigns', models, compose });

type Running = RunningService<ReturnType<typeof compose>>;

/** Starts the service; with a shared transport its owner opens that once every service stands. */
export const start = (
  env: Environment,
  options: Pick<StartOptions<CampaignsConfig>, 'transport'> = {},
): Promise<Running> => startService(campaignsService, { config: readConfig(env), ...options });
