import { defineJob } from '@folkmoot/service-kit';
import type { RunPlace } from '../../records/insight.domain';
import type { InsightDeps } from './insight.deps';
import { ANALYSE_JOB } from './job-names';
import { runAnalysis } from './run-analysis.use-case';
import { sweepAnalyses } from './sweep-analyses.use-case';

const SWEEP_MS = 30_000;
const AT_A_TIME = 2;

export const insightJobs = (deps: InsightDeps) => [
  defineJob<RunPlace>(ANALYSE_JOB, {
    concurrency: AT_A_TIME,
    attempts: 3,
    run: ({ data, signal }) => runAnalysis(deps, data, signal),
  }),
  defineJob('insights.sweep', { every: SWEEP_MS, run: ({ signal }) => sweepAnalyses(deps, signal) }),
];
