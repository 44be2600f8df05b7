import { probeProvider } from '@folkmoot/ai-providers';
import { systemActor } from '@folkmoot/contracts';
import { bindConsumers, councilErasure, defineService, newId, type ServiceKit } from '@folkmoot/service-kit';
import type { CampaignsConfig } from './config';
import { exportedOfCouncil } from './exported';
import { allReportRoutes } from './features/all-reports';
import { answerRoutes, countAnswers } from './features/answers';
import { type AssetDeps, assetJobs, assetRoutes, clamAv, sweepAssets, uploadQuestionImage } from './features/assets';
import { audienceRoutes, createRequireSegment } from './features/audiences';
import {
  activateCampaign,
  campaignJobs,
  campaignRoutes,
  createCampaign,
  moveCampaign,
  queueTellStates,
  saveDelivery,
  transitionRoutes,
} from './features/campaigns';
import { forgetCouncil, onCouncilChanged } from './features/councils';
import { erasureRoutes } from './features/erasures';
import { exclusionRoutes } from './features/exclusions';
import { exportRoutes } from './features/exports';
import { createAiAdmin, createAnalysis, type InsightDeps, insightJobs, insightRoutes } from './features/insights';
import { libraryRoutes } from './features/library';
import { overviewRoutes } from './features/overview';
import { createFetchLogo, qrCodeJobs, qrCodeRoutes, queueQrCodes } from './features/qr-codes';
import { createLiveFigures, type LiveFigureSource, reportDocumentRoutes, reportRoutes } from './features/reports';
import { onResponseSubmitted, responseJobs, responseRoutes, storeResponses } from './features/responses';
import { retentionJobs, retentionRoutes } from './features/retention';
import { drawScene, type SeedDeps, seedRoutes } from './features/seed';
import { saveSurvey, surveyRoutes } from './features/surveys';
import { findTemplate, templateRoutes } from './features/templates';
import { onVisitRecorded, recordVisits } from './features/visits';
import { campaignsHeavyWork } from './heavy-work';
import { councilFolders } from './records/bucket.domain';
import { councilCopyModel } from './records/council-copy.mongo';
import type { Deps } from './records/repositories';
import { models, mongoRepositories } from './records/repositories.mongo';
import { newShortCode } from './records/short-code';

type Kit = ServiceKit<CampaignsConfig>;
type Work = ReturnType<typeof campaignsHeavyWork>;

/** Fast enough for "within a second", slow enough for many campaigns. */
const LOOK_MS = 500;
const STREAM_LIMIT_MS = 600_000;
/** Between two calls of a provider (D1), and how long an answer waits for its analysis. */
const BETWEEN_CALLS_MS = 1_000;
const ANALYSIS_WAIT_MS = 18_000;

/** What the demo data is made with: the use cases of everybody, at moments of the past. */
const seedDeps = ({ clock, units: unitsOf }: Kit, assets: AssetDeps): SeedDeps => {
  let moment = clock.now();
  const past = { now: () => new Date(moment) };
  const units = unitsOf(mongoRepositories, past);
  return {
    deps: { ...assets, ...units, clock: past },
    draw: drawScene,
    travel: (to) => {
      moment = to;
    },
    now: () => clock.now(),
    useCases: {
      createCampaign,
      saveDelivery,
      saveSurvey,
      uploadQuestionImage: (past, actor, upload) => uploadQuestionImage({ ...assets, ...past }, actor, upload),
      activateCampaign,
      moveCampaign,
      storeResponses,
      recordVisits,
    },
  };
};

const liveFigures = ({ logger }: Kit): LiveFigureSource =>
  createLiveFigures({
    everyMs: LOOK_MS,
    onError: (error) => logger.warn({ err: error }, 'live figures could not be read'),
  });

/** Files are looked through by the service itself; a malware scanner comes to them when one is configured. */
const assetDeps = (kit: Kit, deps: Deps, { readPicture, readPdf }: Work): AssetDeps => ({
  ...deps,
  blobs: kit.blobs,
  readPicture,
  readPdf,
  scanFile: kit.config.clamavUrl ? clamAv(kit.config.clamavUrl) : async () => null,
});

const reachOf = ({ aiPrivateHosts: privateHosts }: CampaignsConfig) => ({ privateHosts });

/** AI providers are called from here; which, and at what cost, admin says. */
const insightDeps = ({ config, jobs }: Kit, deps: Deps, work: Work): InsightDeps => ({
  ...deps,
  jobs,
  admin: createAiAdmin(config),
  analyse: createAnalysis(work, reachOf(config)),
  probe: (credentials) => probeProvider(credentials, reachOf(config)),
  pauseMs: BETWEEN_CALLS_MS,
  waitMs: ANALYSIS_WAIT_MS,
});

/** Everything but the copy of the council itself: what stays of that says that it is gone. */
const erasure = (kit: Kit, { unitOfWork }: Deps) =>
  councilErasure(kit, {
    models: models.filter((model) => model !== councilCopyModel),
    folders: (councilId) => [councilFolders(councilId)],
    lastly: (councilId) => unitOfWork(systemActor('campaigns', councilId), forgetCouncil),
  });

/** What becomes of answers: kept, counted, shown, taken out. */
const answersRoutes = (deps: Deps, live: LiveFigureSource) => [
  ...responseRoutes(deps),
  ...erasureRoutes(deps),
  ...reportRoutes(deps, { live, streamLimitMs: STREAM_LIMIT_MS }),
  ...answerRoutes(deps),
  ...exclusionRoutes(deps),
  ...retentionRoutes(deps),
  ...exportRoutes(deps),
  ...allReportRoutes(deps),
];

/** What is printed, with the council's logo on it. */
const paperRoutes = ({ config, logger }: Kit, deps: Deps, { draw }: Work) => {
  const fetchLogo = createFetchLogo({ ...config, logger });
  const { productName } = config;
  return [
    ...qrCodeRoutes({ ...deps, fetchLogo, draw }),
    ...reportDocumentRoutes({ ...deps, fetchLogo, productName, draw, countAnswers }),
  ];
};

const backgroundJobs = (deps: Deps, assets: AssetDeps, insights: InsightDeps) => [
  ...campaignJobs(deps),
  ...responseJobs(deps),
  ...retentionJobs(deps),
  ...assetJobs(assets),
  ...qrCodeJobs(deps),
  ...insightJobs(insights),
];

const compose = (kit: Kit) => {
  const units = kit.units(mongoRepositories);
  const { publicOrigin } = kit.config;
  const make = { makeId: newId, makeCode: newShortCode };
  const work = campaignsHeavyWork();
  const { redactTexts } = work;
  const deps: Deps = { ...units, ...make, clock: kit.clock, publicOrigin, findTemplate, redactTexts };
  const live = liveFigures(kit);
  const assets = assetDeps(kit, deps, work);
  const insights = insightDeps(kit, deps, work);
  const erasing = erasure(kit, deps);
  return {
    deps,
    live,
    blobs: kit.blobs,
    sweepAssets: () => sweepAssets(assets),
    routes: [
      ...campaignRoutes(deps),
      ...transitionRoutes(deps),
      ...surveyRoutes(deps),
      ...libraryRoutes(deps),
      ...templateRoutes(),
      ...audienceRoutes({ ...deps, requireSegment: createRequireSegment(kit.config) }),
      ...paperRoutes(kit, deps, work),
      ...answersRoutes(deps, live),
      ...insightRoutes(insights),
      ...overviewRoutes(deps),
      ...assetRoutes(assets),
      ...(kit.config.demoData ? seedRoutes(seedDeps(kit, assets)) : []),
    ],
    consumers: [
      ...bindConsumers(units, [onCouncilChanged, onVisitRecorded, onResponseSubmitted]),
      ...erasing.consumers,
    ],
    exported: exportedOfCouncil,
    jobs: [...backgroundJobs(deps, assets, insights), erasing.job],
    start: async () => {
      await queueQrCodes({ ...deps, jobs: kit.jobs });
      await queueTellStates(kit.jobs);
    },
  };
};

/** The campaigns service: campaigns, surveys and their versions, responses and reports. */
export const campaignsService = defineService({ name: 'campaigns', models, compose });
