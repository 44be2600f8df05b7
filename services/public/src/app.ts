import {
  bindConsumers,
  type CouncilExportOptions,
  councilErasure,
  defineService,
  type Units,
} from '@folkmoot/service-kit';
import {
  createKeepFiles,
  fetchFromAdmin,
  fetchFromCampaigns,
  fileRoutes,
  folderOf,
  logoRoutes,
} from './features/files';
import { intakeJobs, intakeModel, intakeRoutes, intakeSource, onResponseStored } from './features/intake';
import { invitationJobs, invitationRoutes } from './features/invitations';
import { scanRoutes } from './features/scans';
import { signupModel } from './features/signups';
import { surveyRoutes } from './features/surveys';
import { visitModel, visitRoutes } from './features/visits';
import { ground, type Kit, unitsOf } from './ground';
import { spentModel } from './invitations/spent.mongo';
import { erasedCopy } from './published/campaign-copy.domain';
import { onCampaignChanged, onCouncilChanged } from './published/copies.consumers';
import { copyModels } from './published/copies.mongo';
import type { CopiesRepository } from './published/copies.repository';
import { showAtOnce } from './published/show-at-once';
import { onQrCodeChanged } from './qr-codes/qr-code-copies.consumers';
import { qrCodeCopyModel } from './qr-codes/qr-code-copies.mongo';
import { preferencesOf, releasesOf, signupsOf, surveyPagesOf } from './resident-pages';
import { onSignupPlacesChanged } from './signup-pages/signup-copies.consumers';
import { signupCopyModels } from './signup-pages/signup-copies.mongo';
import { repeatedly } from './timing/repeatedly';

const REFRESH_MS = 500;
const FLUSH_MS = 1_000;
const RELEASE_MS = 1_000;
const FILES_MS = 500;
/** A response is in the report within a second: a fiftieth of that is well spent on handing over several at once. */
const GATHER_MS = 20;

/** Files of published surveys: fetched when they are published, then served from here. */
const filesOf = (
  { config, blobs, clock, logger }: Kit,
  { readerAcrossCouncils }: Units<{ copies: CopiesRepository }>,
  { published }: ReturnType<typeof ground>,
) => {
  const { copies } = readerAcrossCouncils();
  const fetchFile = fetchFromCampaigns(config);
  const keep = createKeepFiles({ copies, blobs, clock, logger, fetchFile, show: published.refresh });
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
    models: [intakeModel, visitModel, spentModel],
    elsewhere: [
      { model: intakeModel, path: 'handedOver.councilId' },
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

/** Everything else here is a copy of what the others export themselves. */
const exportedOfCouncil: CouncilExportOptions = {
  models: [intakeModel],
  elsewhere: [{ model: signupModel, path: 'content.councilId' }],
  without: { intake: ['dueAt', 'sentAt', 'contentProof', 'handedOver'], signups: ['dueAt', 'handedOverOn'] },
};

/** What changes surveys and what else is kept of other services' records. */
const consumersOf = (
  units: ReturnType<typeof unitsOf>,
  { published }: ReturnType<typeof ground>,
  { keep }: ReturnType<typeof filesOf>,
) => {
  const show = () => {
    // Fetching takes as long as it takes; what fails is the timer's.
    void keep().catch(() => undefined);
    return published.refresh();
  };
  return [
    ...showAtOnce(bindConsumers(units, [onCouncilChanged, onCampaignChanged]), show),
    ...bindConsumers(units, [onResponseStored, onSignupPlacesChanged, onQrCodeChanged]),
  ];
};

const nightlyJobs = ({ clock }: Kit, units: ReturnType<typeof unitsOf>) => [
  ...invitationJobs({ units }),
  ...intakeJobs({ ...units.readerAcrossCouncils(), clock }),
];

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
  const intakeRelay = { name: 'public.intake', source: intakeSource(connection), signal, gatherMs: GATHER_MS };
  return {
    routes: [...surveys, ...pages, ...signups.routes, ...invitationRoutes({ units })],
    jobs: [...signups.jobs, erasure.job, ...nightlyJobs(kit, units)],
    exported: exportedOfCouncil,
    consumers: [...consumersOf(units, base, files), ...erasure.consumers],
    relays: [intakeRelay, visits.relay, signups.relay],
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
  models: [...copyModels, qrCodeCopyModel, intakeModel, visitModel, spentModel, ...signupCopyModels, signupModel],
  compose,
});
