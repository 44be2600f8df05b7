import { defineJob } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { eraseCouncilsAcrossCouncils } from './erase-councils.use-case';

const LOOK_MS = 60_000;

export const councilStateJobs = (deps: Deps) => [
  defineJob('admin.order-erasures', {
    every: LOOK_MS,
    run: ({ signal }) => eraseCouncilsAcrossCouncils(deps, signal),
  }),
];
