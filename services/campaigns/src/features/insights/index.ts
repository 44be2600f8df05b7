import { probeProvider } from '@folkmoot/ai-providers';
import { defineFeature, defineJob } from '@folkmoot/service-kit';
import type { RunRef } from '../../entities/insight';
import { insightEntity } from '../../entities/insight/insight.mongo';
import { createAiAdmin } from '../../integrations/ai';
import { type AnalysisWork, createAnalysis } from './create-analysis';
import { insightRoutes } from './insight.routes';
import type { InsightApp, InsightTools } from './insight.types';
import { ANALYSE_JOB } from './job-names';
import { runAnalysis } from './run-analysis.use-case';
import { nextAnalysisSweepAt, sweepAnalyses } from './sweep-analyses.use-case';

export type { AnalyseHere } from './create-analysis';

const SWEEP_INTERVAL_MS = 30_000;
/** Runs that one replica processes at the same time. */
const MAX_PARALLEL_RUNS = 2;
const MAX_JOB_ATTEMPTS = 3;
/** Minimum time between two calls of a provider. */
const PAUSE_BETWEEN_CALLS_MS = 1_000;
/** Maximum time that a request waits for its analysis. */
const REQUEST_WAIT_MS = 18_000;

type InsightWork = AnalysisWork & Pick<InsightTools, 'readComments'>;

/** This service calls the AI providers. The admin service has their configuration and cost limits. */
const createInsightTools = ({ config, jobs }: InsightApp, work: InsightWork): InsightTools => {
  const reach = { privateHosts: config.aiPrivateHosts };
  return {
    jobs,
    admin: createAiAdmin(config),
    analyse: createAnalysis(work, reach),
    readComments: work.readComments,
    probe: (credentials) => probeProvider(credentials, reach),
    pauseMs: PAUSE_BETWEEN_CALLS_MS,
    waitMs: REQUEST_WAIT_MS,
  };
};

const insightJobs = ({ systemContext }: InsightApp, tools: InsightTools) => [
  defineJob<RunRef>(ANALYSE_JOB, {
    concurrency: MAX_PARALLEL_RUNS,
    attempts: MAX_JOB_ATTEMPTS,
    run: ({ data, signal }) => runAnalysis(systemContext, { ref: data, signal }, tools),
  }),
  defineJob('insights.sweep', {
    every: SWEEP_INTERVAL_MS,
    work: { nextDueAt: () => nextAnalysisSweepAt(systemContext), appearsIn: [] },
    run: ({ signal }) => sweepAnalyses(systemContext, signal, tools),
  }),
];

export const insightsFeature = (work: InsightWork) =>
  defineFeature({
    name: 'insights',
    entities: [insightEntity],
    dependencies: (app: InsightApp) => createInsightTools(app, work),
    routes: insightRoutes,
    jobs: insightJobs,
  });
