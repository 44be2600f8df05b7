import { defineFeature, defineJob, type RunKey } from '@folkmoot/service-kit';
import { answerSeriesEntity } from '../../entities/answer-series/answer-series.mongo';
import { answerFileFolders } from './answer-file-store';
import { answerSeriesRoutes } from './answer-series.routes';
import type { SeriesApp } from './answer-series.types';
import { ANSWER_SERIES, removeSeries, removeSeriesAgain } from './remove-series.use-case';
import { runImport } from './run-import.use-case';
import { IMPORT_ANSWERS_JOB, REMOVE_SERIES_JOB } from './series-runs';
import { nextSeriesSweepAt, sweepSeries } from './sweep-series.use-case';

const SWEEP_INTERVAL_MS = 30_000;
/** Imports that one replica processes at the same time. Each has its file in memory. */
const MAX_PARALLEL_IMPORTS = 1;

const seriesJobs = ({ systemContext, blobs, jobs }: SeriesApp) => [
  defineJob<RunKey>(IMPORT_ANSWERS_JOB, {
    concurrency: MAX_PARALLEL_IMPORTS,
    run: ({ data, runId, signal }) => runImport(systemContext, data, { runId, signal }, blobs),
  }),
  defineJob<RunKey>(REMOVE_SERIES_JOB, {
    concurrency: MAX_PARALLEL_IMPORTS,
    run: ({ data, signal }) => removeSeries(systemContext, data, signal, blobs),
  }),
  defineJob('answer-series.sweep', {
    every: SWEEP_INTERVAL_MS,
    work: { nextDueAt: () => nextSeriesSweepAt(systemContext), appearsIn: [] },
    run: ({ signal }) => sweepSeries(systemContext, signal, { blobs, jobs }),
  }),
];

/** Answers from files, in series beside the live ones. */
export const answerSeriesFeature = defineFeature({
  name: 'answer-series',
  entities: [answerSeriesEntity],
  routes: answerSeriesRoutes,
  jobs: seriesJobs,
  replays: ({ systemContext, blobs }: SeriesApp) => ({
    [ANSWER_SERIES]: (entry) => removeSeriesAgain(systemContext, entry, blobs),
  }),
  erasure: () => ({ folders: (councilId) => [answerFileFolders(councilId)] }),
});
