import type { RunStore } from '@folkmoot/service-kit';
import type { NewTagging, StoredTagging } from './tagging.domain';

export interface TaggingRepository extends Omit<RunStore<StoredTagging>, 'add' | 'remove'> {
  add(input: NewTagging, now: Date): Promise<StoredTagging>;
}

/** Identifies a tagging across councils. */
export interface TaggingRef {
  readonly taggingId: string;
  readonly councilId: string;
}

/** Background work across councils. No request uses it. */
export interface TaggingRepositoryAcrossCouncils {
  /** Queued or running taggings without progress since `touchedBefore`. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<TaggingRef[]>;
  /** The last progress of the tagging that has had none for longest. Null when none is queued or running. */
  findOldestProgressAcrossCouncils(): Promise<Date | null>;
}
