export { retentionJobs } from './retention.jobs';
export { retentionRoutes } from './retention.routes';
