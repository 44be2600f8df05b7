import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { EXPIRED, expireAgain, expireResponses } from './expire-responses.use-case';
import { EXPIRED_SERIES, expireSeriesAgain } from './expire-series';
import { NIGHTLY } from './nightly.domain';
import { retentionRoutes } from './retention.routes';
import type { RetentionApp } from './retention.types';

export const retentionFeature = defineFeature({
  name: 'retention',
  routes: retentionRoutes,
  replays: ({ systemContext }: RetentionApp) => ({
    [EXPIRED]: (entry) => expireAgain(systemContext, entry),
    [EXPIRED_SERIES]: (entry) => expireSeriesAgain(systemContext, entry),
  }),
  jobs: ({ systemContext }: RetentionApp) => [
    defineJob('responses.expire', { every: NIGHTLY, run: ({ signal }) => expireResponses(systemContext, signal) }),
  ],
});
