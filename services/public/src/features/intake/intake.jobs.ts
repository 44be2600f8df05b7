import { defineJob } from '@folkmoot/service-kit';
import { sweepHandedOverAcrossCouncils } from './sweep-handed-over.use-case';

/** In the night of UTC, when few people answer. */
const NIGHTLY = '47 3 * * *';

export const intakeJobs = (deps: Parameters<typeof sweepHandedOverAcrossCouncils>[0]) => [
  defineJob('public.sweep-handed-over', { every: NIGHTLY, run: () => sweepHandedOverAcrossCouncils(deps) }),
];
