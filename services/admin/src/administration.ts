import { councilErasure, councilExporter, defineJob, type ServiceKit } from '@folkmoot/service-kit';
import { type AdminConfig, otherServiceUrls } from './config';
import { aiRoutes, createCallProvider } from './features/ai-providers';
import {
  councilExportJobs,
  councilExportRoutes,
  createCouncilSources,
  exportFolderOf,
} from './features/council-exports';
import { councilStateJobs, councilStateRoutes, onCouncilPurged } from './features/council-states';
import { createCountLogos, logoFolderOf } from './features/councils';
import { createMailDomainLookUp, systemRoutes } from './features/system';
import { onCampaignNews, onStorageCounted } from './features/usage';
import { onUserReassigned, tellUser, type UserNotice, userRoutes } from './features/users';
import type { Deps } from './records/deps';
import { councilModels, exportedOfCouncil } from './records/repositories.mongo';
import { createSealedSecrets } from './secrets/sealed-secret';

const TELL_USER = 'admin.tell-user';

const exportDeps = (kit: ServiceKit<AdminConfig>, deps: Deps) => {
  const { serviceKey } = kit.config;
  const urls = otherServiceUrls(kit.config);
  const own = councilExporter(kit, { ...exportedOfCouncil, folders: (councilId) => [logoFolderOf(councilId)] });
  const { blobs, logger } = kit;
  return { ...deps, blobs, logger, sources: createCouncilSources({ serviceKey, urls, own }) };
};

/** What system administrators do: the whole installation, councils, users, AI. */
export const administration = (kit: ServiceKit<AdminConfig>, deps: Deps) => {
  const { config, mailer, jobs } = kit;
  const { mailFrom, publicOrigin, productName, secretsKey } = config;
  const secrets = createSealedSecrets(secretsKey, 'ai-provider-keys');
  const erasing = councilErasure(kit, {
    models: councilModels,
    folders: (councilId) => [`${logoFolderOf(councilId)}/`, `${exportFolderOf(councilId)}/`],
  });
  const exporting = exportDeps(kit, deps);
  const notices = { ...deps, mailer, productName, publicOrigin };
  return {
    routes: [
      ...systemRoutes({
        ...deps,
        mailFrom,
        lookUpMailDomain: createMailDomainLookUp(),
        countLogos: createCountLogos(kit.blobs),
      }),
      ...councilStateRoutes(deps),
      ...councilExportRoutes(exporting),
      ...userRoutes(deps),
      ...aiRoutes({ ...deps, secrets, callProvider: createCallProvider({ privateHosts: config.aiPrivateHosts }) }),
    ],
    consumers: [
      onCampaignNews,
      onStorageCounted,
      onCouncilPurged,
      onUserReassigned((notice) => jobs.schedule(TELL_USER, notice)),
    ],
    erasing: erasing.consumers,
    jobs: [
      ...councilStateJobs(deps),
      erasing.job,
      ...councilExportJobs(exporting),
      defineJob<UserNotice>(TELL_USER, { attempts: 6, run: ({ data }) => tellUser(notices, data) }),
    ],
  };
};
