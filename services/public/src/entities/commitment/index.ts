export { onCommitmentsChanged } from './commitment-copies.consumer';
export type { CommitmentCopyRepository } from './commitment-copies.repository';
export { type KnownCommitments, knownCommitmentsOf } from './known-commitments';
export { isInState, listedCommitments, pageOf } from './listed.domain';
