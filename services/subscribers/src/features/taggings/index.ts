import { defineFeature, defineJob } from '@folkmoot/service-kit';
import type { TaggingRef } from '../../entities/tagging';
import { taggingEntity } from '../../entities/tagging/tagging.mongo';
import { TAGGING_JOB } from './queue-tagging';
import { runTagging } from './run-tagging.use-case';
import { nextStalledTaggingAt, sweepTaggings } from './sweep-taggings.use-case';
import { taggingRoutes } from './tagging.routes';
import type { TaggingApp } from './tagging.types';

const SWEEP_INTERVAL_MS = 30_000;
/** Bulk tag changes that one replica processes at the same time. */
const MAX_PARALLEL_TAGGINGS = 2;

const taggingJobs = ({ systemContext, jobs }: TaggingApp) => [
  defineJob<TaggingRef>(TAGGING_JOB, {
    concurrency: MAX_PARALLEL_TAGGINGS,
    run: ({ data, runId, signal }) => runTagging(systemContext, data, { runId, signal }),
  }),
  defineJob('subscribers.sweep-taggings', {
    every: SWEEP_INTERVAL_MS,
    work: { nextDueAt: () => nextStalledTaggingAt(systemContext), appearsIn: [] },
    run: ({ signal }) => sweepTaggings(systemContext, signal, jobs),
  }),
];

export const taggingsFeature = defineFeature({
  name: 'taggings',
  entities: [taggingEntity],
  routes: taggingRoutes,
  jobs: taggingJobs,
});
