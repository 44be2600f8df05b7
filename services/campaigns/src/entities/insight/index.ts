export {
  advanced,
  citedIn,
  dismissed,
  ended,
  type InsightRange,
  type InsightRunRecord,
  isMoving,
  isOutside,
  newRun,
  type RunRef,
  type SendingRecord,
  type StoredInsight,
  taken,
  waiting,
  workingOn,
} from './insight.domain';
export type { InsightRepository, InsightRepositoryAcrossCouncils } from './insight.repository';
