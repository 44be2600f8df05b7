import { defineFeature, defineJob } from '@folkmoot/service-kit';
import type { ImportRef } from '../../entities/import';
import { importEntity } from '../../entities/import/import.mongo';
import { importRowEntity } from '../../entities/import/import-row.mongo';
import { importFolders } from './file-pieces';
import { importRoutes } from './import.routes';
import type { ImportApp } from './import.types';
import { IMPORT_JOB, TRIAL_JOB } from './queue-import';
import { runImport } from './run-import.use-case';
import { runTrial, type TrialRef } from './run-trial.use-case';
import { nextImportSweepAt, sweepImports } from './sweep-imports.use-case';

const SWEEP_INTERVAL_MS = 30_000;
/** Imports that one replica processes at the same time. */
const MAX_PARALLEL_IMPORTS = 2;

const importJobs = ({ systemContext, blobs, jobs }: ImportApp) => [
  defineJob<ImportRef>(IMPORT_JOB, {
    concurrency: MAX_PARALLEL_IMPORTS,
    run: ({ data, runId, signal }) => runImport(systemContext, data, { runId, signal }, blobs),
  }),
  defineJob<TrialRef>(TRIAL_JOB, {
    concurrency: MAX_PARALLEL_IMPORTS,
    run: ({ data, signal }) => runTrial(systemContext, data, signal, blobs),
  }),
  defineJob('subscribers.sweep-imports', {
    every: SWEEP_INTERVAL_MS,
    work: { nextDueAt: () => nextImportSweepAt(systemContext), appearsIn: [] },
    run: ({ signal }) => sweepImports(systemContext, signal, { blobs, jobs }),
  }),
];

export const importsFeature = defineFeature({
  name: 'imports',
  entities: [importEntity, importRowEntity],
  routes: importRoutes,
  jobs: importJobs,
  erasure: () => ({ folders: (councilId) => [importFolders(councilId)] }),
});
