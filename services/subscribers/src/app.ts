import path from 'node:path';
import { systemActor } from '@folkmoot/contracts';
import {
  bindConsumers,
  councilErasure,
  createInvitationTokens,
  createPagePreviewTokens,
  defineJob,
  defineService,
  type Scope,
  type ServiceKit,
  type Units,
} from '@folkmoot/service-kit';
import { campaignModel, createCampaignRepository } from './campaigns/campaign.mongo';
import { onCampaignChanged } from './campaigns/on-campaign-changed.consumer';
import type { SubscribersConfig } from './config';
import { councilModel, createCouncilRepositoryAcrossCouncils } from './councils/council.mongo';
import type { CouncilRepository } from './councils/council.repository';
import { forgetCouncil } from './councils/forget-council';
import { onCouncilChanged } from './councils/on-council-changed.consumer';
import {
  createDeliveryLookupAcrossCouncils,
  createDeliveryRepository,
  deliveryModel,
} from './deliveries/delivery.mongo';
import { createSendingJournal } from './deliveries/sending-journal';
import { exportedOfCouncil } from './exported';
import { IMPORT_JOB, importFolders, importRoutes, runImport, sweepImports } from './features/imports';
import {
  askAdmin,
  askPublic,
  createMailingRunner,
  ERASE_MAILINGS_JOB,
  type ErasedCampaign,
  eraseMailings,
  mailingRoutes,
  onInvitationsAnswered,
} from './features/mailings';
import { onDeliveryRefused, sendMails } from './features/mails';
import {
  createOptInPage,
  freeReservedAddresses,
  optInPageRoutes,
  sweepOptInPages,
  updateOptInPage,
} from './features/opt-in-pages';
import { personalDataRoutes } from './features/personal-data';
import { preferenceRoutes } from './features/preferences';
import { type Filled, fillSearchKeys, queueSearchKeys, SEARCH_KEYS_JOB } from './features/search-keys';
import { seedRoutes } from './features/seed';
import { segmentRoutes } from './features/segments';
import { onPageViewed, onSignup } from './features/signups';
import { subscriberRoutes } from './features/subscribers';
import { runTagging, sweepTaggings, TAGGING_JOB, taggingRoutes } from './features/taggings';
import { createTag, sweepTags, tagRoutes } from './features/tags';
import { createDrawing } from './heavy-work';
import { createImportRepository, createImportSweepAcrossCouncils, importModel } from './imports/import.mongo';
import type { ImportRef } from './imports/import.repository';
import { createImportRowRepository, importRowModel } from './imports/import-row.mongo';
import { createSubscriberLinks } from './links/subscriber-links';
import { createMailingRepository, createMailingSweepAcrossCouncils, mailingModel } from './mailings/mailing.mongo';
import { createMailQueue, createMailSweepAcrossCouncils, mailModel } from './mails/mail.mongo';
import { createMailBudget } from './mails/mail-budget';
import {
  createOptInPageRepository,
  createOptInPageSweepRepositoryAcrossCouncils,
  optInPageModel,
} from './opt-in-pages/opt-in-page.mongo';
import { createPageFiguresRepository, pageFiguresModel } from './page-figures/page-figures.mongo';
import { createSegmentRepository, segmentModel } from './segments/segment.mongo';
import { createSignupRepository, signupModel } from './signups/signup.mongo';
import { createStatsRepository, statsModel } from './subscribers/stats.mongo';
import { createSearchKeysRepositoryAcrossCouncils, createSubscriberRepository } from './subscribers/subscriber.mongo';
import { subscriberModel } from './subscribers/subscriber-model.mongo';
import { createSuppressionRepository, suppressionModel } from './suppressions/suppression.mongo';
import { createTaggingRepository, createTaggingSweepAcrossCouncils, taggingModel } from './taggings/tagging.mongo';
import type { TaggingRef } from './taggings/tagging.repository';
import { createTagRepository, createTagSweepRepositoryAcrossCouncils, tagModel } from './tags/tag.mongo';

const SWEEP_TAGS_MS = 5_000;
const SEND_MAILS_MS = 2_000;
const SEND_MAILINGS_MS = 2_000;
const SWEEP_IMPORTS_MS = 30_000;
/** Imports that one replica works on at the same time. */
const IMPORTS_AT_ONCE = 2;
const SWEEP_TAGGINGS_MS = 30_000;
/** Changes of the tags of many that one replica works on at the same time. */
const TAGGINGS_AT_ONCE = 2;
const SWEEP_PAGES_MS = 3_600_000;

const repositories = (addressKey: string) => (scope: Scope) => ({
  councils: createCouncilRepositoryAcrossCouncils(scope),
  tags: createTagRepository(scope),
  tagSweeps: createTagSweepRepositoryAcrossCouncils(scope),
  subscribers: createSubscriberRepository(scope),
  searchKeys: createSearchKeysRepositoryAcrossCouncils(scope),
  segments: createSegmentRepository(scope),
  stats: createStatsRepository(scope),
  suppressions: createSuppressionRepository(scope, addressKey),
  optInPages: createOptInPageRepository(scope),
  optInPageSweep: createOptInPageSweepRepositoryAcrossCouncils(scope),
  signups: createSignupRepository(scope),
  pageFigures: createPageFiguresRepository(scope),
  imports: createImportRepository(scope),
  importRows: createImportRowRepository(scope),
  importSweep: createImportSweepAcrossCouncils(scope),
  taggings: createTaggingRepository(scope),
  taggingSweep: createTaggingSweepAcrossCouncils(scope),
  mails: createMailQueue(scope),
  mailSweep: createMailSweepAcrossCouncils(scope),
  campaigns: createCampaignRepository(scope),
  mailings: createMailingRepository(scope),
  mailingSweep: createMailingSweepAcrossCouncils(scope),
  deliveries: createDeliveryRepository(scope),
  deliveryLookup: createDeliveryLookupAcrossCouncils(scope),
});

const demoUseCases = { createTag, createPage: createOptInPage, updatePage: updateOptInPage };

const models = [
  councilModel,
  tagModel,
  subscriberModel,
  segmentModel,
  optInPageModel,
  statsModel,
  suppressionModel,
  signupModel,
  pageFiguresModel,
  mailModel,
  importModel,
  importRowModel,
  taggingModel,
  campaignModel,
  mailingModel,
  deliveryModel,
];

type Kit = ServiceKit<SubscribersConfig>;

const erasure = (kit: Kit, { unitOfWork }: Units<{ councils: CouncilRepository }>) =>
  councilErasure(kit, {
    models,
    folders: (councilId) => [importFolders(councilId)],
    lastly: (councilId) =>
      unitOfWork(systemActor('subscribers', councilId), ({ councils }) => forgetCouncil(councils, councilId)),
  });

interface Background {
  readonly units: Units<ReturnType<ReturnType<typeof repositories>>>;
  readonly clock: Kit['clock'];
  readonly importing: Parameters<typeof runImport>[0];
  readonly tagging: Parameters<typeof runTagging>[0];
  readonly mailing: Parameters<typeof sendMails>[0];
  readonly runMailings: ReturnType<typeof createMailingRunner>;
}

const backgroundJobs = ({ units, clock, importing, tagging, mailing, runMailings }: Background) => [
  defineJob('subscribers.sweep-tags', {
    every: SWEEP_TAGS_MS,
    run: ({ signal }) => sweepTags({ units, clock }, signal),
  }),
  defineJob<ImportRef>(IMPORT_JOB, {
    concurrency: IMPORTS_AT_ONCE,
    run: ({ data, runId, signal }) => runImport(importing, data, { runId, signal }),
  }),
  defineJob('subscribers.sweep-imports', {
    every: SWEEP_IMPORTS_MS,
    run: ({ signal }) => sweepImports(importing, signal),
  }),
  defineJob<TaggingRef>(TAGGING_JOB, {
    concurrency: TAGGINGS_AT_ONCE,
    run: ({ data, runId, signal }) => runTagging(tagging, data, { runId, signal }),
  }),
  defineJob('subscribers.sweep-taggings', {
    every: SWEEP_TAGGINGS_MS,
    run: ({ signal }) => sweepTaggings(tagging, signal),
  }),
  defineJob('subscribers.sweep-opt-in-pages', {
    every: SWEEP_PAGES_MS,
    run: async ({ signal }) => {
      await sweepOptInPages({ units, clock }, signal);
      await freeReservedAddresses({ units, clock }, signal);
    },
  }),
  defineJob<unknown, Filled>(SEARCH_KEYS_JOB, { run: (context) => fillSearchKeys({ units }, context) }),
  defineJob('subscribers.send-mails', { every: SEND_MAILS_MS, run: ({ signal }) => sendMails(mailing, signal) }),
  defineJob<ErasedCampaign>(ERASE_MAILINGS_JOB, { run: ({ data, signal }) => eraseMailings({ units }, data, signal) }),
  defineJob('subscribers.send-mailings', { every: SEND_MAILINGS_MS, run: ({ signal }) => runMailings(signal) }),
];

/** Invitations and reminders: what routes and the job need. */
const mailingsOf = ({ config, logger }: Kit, mailing: Parameters<typeof sendMails>[0]) => ({
  ...mailing,
  logger,
  invitations: createInvitationTokens(config.subscriberKey),
  journal: createSendingJournal(path.join(config.dataDir, 'sending')),
  pace: { perSecond: config.mailsPerSecond, atOnce: config.mailsAtOnce },
  addressOf: askAdmin(config),
  askAnswered: askPublic(config),
  sender: config.mailFrom,
  mailEventsSecret: config.mailEventsSecret,
});

const compose = (kit: Kit) => {
  const { units: unitsOf, clock, config, mailer, blobs, jobs } = kit;
  const units = unitsOf(repositories(config.subscriberKey));
  const erasing = erasure(kit, units);
  const links = createSubscriberLinks(config.subscriberKey, config.publicOrigin);
  const { publicOrigin } = config;
  const previews = createPagePreviewTokens(config.subscriberKey);
  const importing = { units, clock, blobs, jobs };
  const tagging = { units, clock, jobs };
  const budget = createMailBudget(config.signupMailsPerHour, () => clock.now().getTime());
  const mailing = { units, clock, mailer, budget, links, publicOrigin, productName: config.productName };
  const mailings = { ...mailingsOf(kit, mailing), units };
  const runMailings = createMailingRunner(mailings);
  return {
    routes: [
      ...tagRoutes({ units, clock }),
      ...segmentRoutes({ units, clock }),
      ...optInPageRoutes({ units, clock, publicOrigin, previews, draw: createDrawing() }),
      ...preferenceRoutes({ units, clock, links }),
      ...subscriberRoutes({ units, clock }),
      ...personalDataRoutes({ units }),
      ...importRoutes(importing),
      ...taggingRoutes(tagging),
      ...mailingRoutes(mailings),
      ...(config.demoData ? seedRoutes({ units, ...demoUseCases, now: () => clock.now() }) : []),
    ],
    consumers: [
      ...bindConsumers(units, [
        onCouncilChanged,
        onSignup(clock),
        onPageViewed,
        onDeliveryRefused,
        onCampaignChanged((erased) => jobs.schedule(ERASE_MAILINGS_JOB, erased)),
        onInvitationsAnswered,
      ]),
      ...erasing.consumers,
    ],
    exported: exportedOfCouncil(models),
    jobs: [erasing.job, ...backgroundJobs({ units, clock, importing, tagging, mailing, runMailings })],
    start: () => queueSearchKeys({ jobs }),
  };
};

/** The subscribers service: contacts of councils, their tags and consent. */
export const subscribersService = defineService({
  name: 'subscribers',
  models,
  compose,
});
