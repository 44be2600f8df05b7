export { createAiAdmin } from './ask-admin';
export { createAnalysis } from './create-analysis';
export type { InsightDeps } from './insight.deps';
export { insightJobs } from './insight.jobs';
export { insightRoutes } from './insight.routes';
