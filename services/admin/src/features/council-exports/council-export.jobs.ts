import { defineJob } from '@folkmoot/service-kit';
import type { CouncilExportDeps } from './council-export.deps';
import { expireExportsAcrossCouncils } from './expire-exports.use-case';
import { takeExportsAcrossCouncils } from './take-exports.use-case';

const LOOK_MS = 2_000;
const SWEEP_MS = 600_000;

export const councilExportJobs = (deps: CouncilExportDeps) => [
  defineJob('admin.export-councils', {
    every: LOOK_MS,
    run: ({ signal }) => takeExportsAcrossCouncils(deps, signal),
  }),
  defineJob('admin.expire-council-exports', {
    every: SWEEP_MS,
    run: ({ signal }) => expireExportsAcrossCouncils(deps, signal),
  }),
];
