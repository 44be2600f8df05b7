import { defineJob } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { expireResponses } from './expire-responses.use-case';

/** Once a day, when few are awake in most places. */
const NIGHTLY = '20 2 * * *';

export const retentionJobs = (deps: Deps) => [
  defineJob('responses.expire', { every: NIGHTLY, run: ({ signal }) => expireResponses(deps, signal) }),
];
