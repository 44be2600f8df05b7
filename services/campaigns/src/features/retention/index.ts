export { retentionJobs } from './retention.jobs';
