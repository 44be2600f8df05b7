export {
  begunEvidence,
  cancelledEvidence,
  completeEvidence,
  EVIDENCE_FOLDER,
  evidenceFolder,
  failedEvidence,
  isUnderWay,
  newEvidence,
  type StoredEvidence,
} from './evidence.domain';
export type {
  EvidenceKeyRepositoryAcrossCouncils,
  EvidenceRef,
  EvidenceRepository,
  EvidenceRepositoryAcrossCouncils,
  StoredEvidenceKey,
} from './evidence.repository';
