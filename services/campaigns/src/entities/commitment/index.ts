export {
  type Commitment,
  type Commitments,
  commitmentIn,
  type ThemeCounts,
  withChange,
  withCommitment,
  withCounts,
  withoutCommitment,
} from './commitment.domain';
export { commitmentsChanged } from './commitment.events';
export type { CommitmentRepository, CommitmentRepositoryAcrossCouncils } from './commitment.repository';
export { publicCommitments, toCommitmentView } from './commitment.view';
