export { createAiAdmin } from './ask-admin';
export { type AnalyseHere, createAnalysis } from './create-analysis';
export type { InsightDeps } from './insight.deps';
export { insightJobs } from './insight.jobs';
export { insightRoutes } from './insight.routes';
