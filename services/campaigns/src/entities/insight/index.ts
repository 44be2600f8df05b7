export {
  advanced,
  atRest,
  citedIn,
  dismissed,
  type InsightRange,
  type InsightRunRecord,
  isOutside,
  newRun,
  type RunRef,
  type SendingRecord,
  type StoredInsight,
  workingOn,
} from './insight.domain';
export type { InsightRepository, InsightRepositoryAcrossCouncils } from './insight.repository';
