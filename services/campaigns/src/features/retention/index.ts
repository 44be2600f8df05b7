import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { expireResponses } from './expire-responses.use-case';
import { NIGHTLY } from './nightly.domain';
import { retentionRoutes } from './retention.routes';
import type { RetentionApp } from './retention.types';

export const retentionFeature = defineFeature({
  name: 'retention',
  routes: retentionRoutes,
  jobs: ({ systemContext }: RetentionApp) => [
    defineJob('responses.expire', { every: NIGHTLY, run: ({ signal }) => expireResponses(systemContext, signal) }),
  ],
});
