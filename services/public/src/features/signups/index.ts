import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { onSignupPlacesChanged } from '../../entities/signup-page';
import { pageCopyModel, signupPageEntity, tagCopyModel } from '../../entities/signup-page/signup-copies.mongo';
import { signupEntity, signupModel, signupSource } from './signup.mongo';
import { signupRoutes } from './signup.routes';
import type { RelayedSignups, SignupApp } from './signup.types';
import { createSignupTools } from './signup-tools';
import { sweepSignupsAcrossCouncils } from './sweep-signups.use-case';

export { signupPageOperations } from './signup.operations';
export type { SignupApp } from './signup.types';
export { promptsOf } from './signup-tools';

const SWEEP_MS = 3_600_000;

/** Sign-up pages and the offers after surveys: shown, and their sign-ups accepted and handed over. */
export const signupsFeature = defineFeature({
  name: 'signups',
  entities: [signupEntity, signupPageEntity],
  dependencies: createSignupTools,
  routes: signupRoutes,
  consumers: ({ units }: SignupApp) => bindConsumers(units, [onSignupPlacesChanged]),
  relays: ({ connection }: SignupApp, { signal }: RelayedSignups) => [
    { name: 'public.signups', source: signupSource(connection), signal },
  ],
  jobs: ({ systemContext }: SignupApp) => [
    defineJob('public.sweep-signups', { every: SWEEP_MS, run: () => sweepSignupsAcrossCouncils(systemContext) }),
  ],
  erasure: () => ({
    elsewhere: [
      { model: signupModel, path: 'content.councilId' },
      { model: pageCopyModel, path: 'ownerId' },
      { model: tagCopyModel, path: 'ownerId' },
    ],
  }),
});
