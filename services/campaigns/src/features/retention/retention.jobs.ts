import { defineJob } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { expireResponses } from './expire-responses.use-case';
import { NIGHTLY } from './nightly.domain';

export const retentionJobs = (deps: Deps) => [
  defineJob('responses.expire', { every: NIGHTLY, run: ({ signal }) => expireResponses(deps, signal) }),
];
