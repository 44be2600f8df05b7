import { defineJob } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { eraseDeleted, keepTime } from './keep-time.use-case';
import { TELL_STATES_JOB, tellStates } from './tell-states.use-case';

const KEEP_TIME_MS = 15_000;
const ERASE_MS = 3_600_000;

export const campaignJobs = (deps: Deps) => [
  defineJob('campaigns.keep-time', { every: KEEP_TIME_MS, run: () => keepTime(deps) }),
  defineJob('campaigns.erase-deleted', { every: ERASE_MS, run: () => eraseDeleted(deps) }),
  defineJob(TELL_STATES_JOB, { run: () => tellStates(deps) }),
];
