import {
  bindConsumers,
  createPagePreviewTokens,
  defineJob,
  defineService,
  type Scope,
  type ServiceKit,
} from '@folkmoot/service-kit';
import type { SubscribersConfig } from './config';
import { councilModel, createCouncilRepositoryAcrossCouncils } from './councils/council.mongo';
import { onCouncilChanged } from './councils/on-council-changed.consumer';
import { IMPORT_JOB, importRoutes, runImport, sweepImports } from './features/imports';
import { sendMails } from './features/mails';
import { createOptInPage, optInPageRoutes, sweepOptInPages, updateOptInPage } from './features/opt-in-pages';
import { preferenceRoutes } from './features/preferences';
import { type Filled, fillSearchKeys, queueSearchKeys, SEARCH_KEYS_JOB } from './features/search-keys';
import { seedRoutes } from './features/seed';
import { segmentRoutes } from './features/segments';
import { onPageViewed, onSignup } from './features/signups';
import { subscriberRoutes } from './features/subscribers';
import { createTag, sweepTags, tagRoutes } from './features/tags';
import { createImportRepository, createImportSweepAcrossCouncils, importModel } from './imports/import.mongo';
import type { ImportRef } from './imports/import.repository';
import { createImportRowRepository, importRowModel } from './imports/import-row.mongo';
import { createSubscriberLinks } from './links/subscriber-links';
import { createMailQueue, createMailSweepAcrossCouncils, mailModel } from './mails/mail.mongo';
import {
  createOptInPageRepository,
  createOptInPageSweepRepositoryAcrossCouncils,
  optInPageModel,
} from './opt-in-pages/opt-in-page.mongo';
import { createPageFiguresRepository, pageFiguresModel } from './page-figures/page-figures.mongo';
import { createSegmentRepository, segmentModel } from './segments/segment.mongo';
import { createSignupRepository, signupModel } from './signups/signup.mongo';
import { createStatsRepository, statsModel } from './subscribers/stats.mongo';
import {
  createSearchKeysRepositoryAcrossCouncils,
  createSubscriberRepository,
  subscriberModel,
} from './subscribers/subscriber.mongo';
import { createSuppressionRepository, suppressionModel } from './suppressions/suppression.mongo';
import { createTagRepository, createTagSweepRepositoryAcrossCouncils, tagModel } from './tags/tag.mongo';

const SWEEP_TAGS_MS = 5_000;
const SEND_MAILS_MS = 2_000;
const SWEEP_IMPORTS_MS = 30_000;
/** Imports that one replica works on at the same time. */
const IMPORTS_AT_ONCE = 2;
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
  mails: createMailQueue(scope),
  mailSweep: createMailSweepAcrossCouncils(scope),
});

const demoUseCases = { createTag, createPage: createOptInPage, updatePage: updateOptInPage };

const compose = ({ units: unitsOf, clock, config, mailer, blobs, jobs }: ServiceKit<SubscribersConfig>) => {
  const units = unitsOf(repositories(config.subscriberKey));
  const links = createSubscriberLinks(config.subscriberKey, config.publicOrigin);
  const { publicOrigin } = config;
  const previews = createPagePreviewTokens(config.subscriberKey);
  const importing = { units, clock, blobs, jobs };
  const mailing = { units, clock, mailer, links, productName: config.productName };
  return {
    routes: [
      ...tagRoutes({ units, clock }),
      ...segmentRoutes({ units, clock }),
      ...optInPageRoutes({ units, clock, publicOrigin, previews }),
      ...preferenceRoutes({ units, clock, links }),
      ...subscriberRoutes({ units, clock }),
      ...importRoutes(importing),
      ...(config.demoData ? seedRoutes({ units, ...demoUseCases, now: () => clock.now() }) : []),
    ],
    consumers: bindConsumers(units, [onCouncilChanged, onSignup(clock), onPageViewed]),
    jobs: [
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
      defineJob('subscribers.sweep-opt-in-pages', {
        every: SWEEP_PAGES_MS,
        run: ({ signal }) => sweepOptInPages({ units, clock }, signal),
      }),
      defineJob<unknown, Filled>(SEARCH_KEYS_JOB, { run: (context) => fillSearchKeys({ units }, context) }),
      defineJob('subscribers.send-mails', { every: SEND_MAILS_MS, run: ({ signal }) => sendMails(mailing, signal) }),
    ],
    start: () => queueSearchKeys({ jobs }),
  };
};

/** The subscribers service: contacts of councils, their tags and consent. */
export const subscribersService = defineService({
  name: 'subscribers',
  models: [
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
  ],
  compose,
});
