import { defineJob } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { announceProgress } from './announce-progress.use-case';
import { bringUpToDate } from './bring-up-to-date.use-case';
import { recountWaiting } from './recount.use-case';

const RECOUNT_MS = 10_000;
const ANNOUNCE_MS = 10_000;

export const responseJobs = (deps: Deps) => [
  defineJob('responses.recount', { every: RECOUNT_MS, run: () => recountWaiting(deps) }),
  defineJob('responses.bring-up-to-date', { every: RECOUNT_MS, run: ({ signal }) => bringUpToDate(deps, signal) }),
  defineJob('responses.announce-progress', { every: ANNOUNCE_MS, run: () => announceProgress(deps) }),
];
