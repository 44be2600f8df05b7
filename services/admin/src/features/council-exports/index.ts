import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { otherServiceUrls } from '../../config';
import { councilExportEntity, councilExportModel } from '../../entities/council-export/council-export.mongo';
import { councilExportRoutes } from './council-export.routes';
import { type CouncilExportApp, type CouncilExportTools, exportFolderOf } from './council-export.types';
import { expireExportsAcrossCouncils } from './expire-exports.use-case';
import { runExportsAcrossCouncils } from './run-exports.use-case';
import { createCouncilSources } from './service-sources';

const RUN_INTERVAL_MS = 2_000;
const EXPIRY_INTERVAL_MS = 600_000;

const exportTools = ({ config, blobs, logger, ownExporter }: CouncilExportApp): CouncilExportTools => ({
  blobs,
  logger,
  sources: createCouncilSources({
    serviceKey: config.serviceKey,
    urls: otherServiceUrls(config),
    own: ownExporter,
  }),
});

const exportJobs = ({ systemContext }: CouncilExportApp, tools: CouncilExportTools) => [
  defineJob('admin.export-councils', {
    every: RUN_INTERVAL_MS,
    work: {
      nextDueAt: () => systemContext.acrossCouncils.reader().councilExports.findNextDueAt(),
      appearsIn: [councilExportModel],
    },
    run: ({ signal }) => runExportsAcrossCouncils(systemContext, signal, tools),
  }),
  defineJob('admin.expire-council-exports', {
    every: EXPIRY_INTERVAL_MS,
    run: ({ signal }) => expireExportsAcrossCouncils(systemContext, signal, tools),
  }),
];

/** The export of all data of a council, from all services. */
export const councilExportsFeature = defineFeature({
  name: 'council-exports',
  entities: [councilExportEntity],
  dependencies: exportTools,
  routes: councilExportRoutes,
  jobs: exportJobs,
  erasure: () => ({ folders: (councilId) => [`${exportFolderOf(councilId)}/`] }),
});
