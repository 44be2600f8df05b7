import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { intakeEntity, intakeModel, intakeSource } from './intake.mongo';
import { intakeRoutes } from './intake.routes';
import type { IntakeApp, RelayedIntake } from './intake.types';
import { intakeToolsOf } from './intake-tools';
import { onResponseStored } from './on-response-stored.consumer';
import { sweepHandedOverAcrossCouncils } from './sweep-handed-over.use-case';

export { checkAnswers } from './check-answers';
export {
  createIntakeRepositoryAcrossCouncils,
  type IntakeDocument,
  intakeModel,
  intakeSource,
} from './intake.mongo';
export { intakeRoutes } from './intake.routes';
export type { IntakeApp } from './intake.types';
export { formIntakeOf, receiptLookupOf } from './intake-tools';
export { createContentProofs, createReceipts, createSpendingProofs } from './receipt';
export { createRecentSubmissions } from './recent-submissions';

/** At night in UTC, when few people answer. */
const NIGHTLY = '47 3 * * *';
/**
 * The relay waits this long to hand over several responses together. A response must be in the report within a second.
 */
const GATHER_MS = 20;

const intakeRelays = ({ connection }: IntakeApp, { signal, written }: RelayedIntake) => [
  { name: 'public.intake', source: intakeSource(connection, written), signal, gatherMs: GATHER_MS },
];

const intakeJobs = ({ systemContext }: IntakeApp) => [
  defineJob('public.sweep-handed-over', { every: NIGHTLY, run: () => sweepHandedOverAcrossCouncils(systemContext) }),
];

/** Accepts responses, and keeps them until campaigns has stored them. */
export const intakeFeature = defineFeature({
  name: 'intake',
  entities: [intakeEntity],
  dependencies: intakeToolsOf,
  routes: intakeRoutes,
  consumers: ({ units }: IntakeApp) => bindConsumers(units, [onResponseStored]),
  relays: intakeRelays,
  jobs: intakeJobs,
  erasure: () => ({ elsewhere: [{ model: intakeModel, path: 'handedOver.councilId' }] }),
});
