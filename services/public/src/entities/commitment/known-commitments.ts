import { coalesce, type FeatureApp, oncePerService, singleFlight } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import type { CommitmentCopyRepository, CommitmentsCopy } from './commitment-copies.repository';

const MAX_COUNCILS = 2_000;

/** Commitments from memory: a request needs no database. */
export interface KnownCommitments {
  /** The commitments of every campaign of a council that has some. */
  ofCouncil(councilId: string): Promise<readonly CommitmentsCopy[]>;
  /** Undefined when they must be read first. */
  inMemory(councilId: string): readonly CommitmentsCopy[] | undefined;
  /** Reads again what is in memory. */
  refresh(): Promise<void>;
}

export const createKnownCommitments = ({
  listCommitmentsOf,
}: Pick<CommitmentCopyRepository, 'listCommitmentsOf'>): KnownCommitments => {
  const memory = new LRUCache<string, readonly CommitmentsCopy[]>({ max: MAX_COUNCILS });
  const load = singleFlight(async (councilId) => {
    const copies = await listCommitmentsOf(councilId);
    memory.set(councilId, copies);
    return copies;
  });
  return {
    ofCouncil: async (councilId) => memory.get(councilId) ?? load(councilId),
    inMemory: (councilId) => memory.get(councilId),
    refresh: coalesce(async () => {
      for (const councilId of [...memory.keys()]) await load(councilId);
    }),
  };
};

type CommitmentsApp = Pick<FeatureApp<{ readonly commitmentCopies: CommitmentCopyRepository }>, 'units'>;

/** The commitments of a running service. All features use the same memory. */
export const knownCommitmentsOf = oncePerService(({ units }: CommitmentsApp) =>
  createKnownCommitments(units.readerAcrossCouncils().commitmentCopies),
);
