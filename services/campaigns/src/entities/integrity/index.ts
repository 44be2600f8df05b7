export { forgetInIntegrity, type IntegrityRecords } from './forget-in-integrity';
export {
  DEBOUNCE_MS,
  isMoving,
  newIntegrity,
  type StoredIntegrity,
  tracesName,
  withoutKey,
} from './integrity.domain';
export type {
  IntegrityRepository,
  IntegrityRepositoryAcrossCouncils,
  TraceChunk,
} from './integrity.repository';
