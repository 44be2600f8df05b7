import type { StoredTag, TagFields } from './tag.domain';

export interface Removal {
  /** The tag that the subscriptions move to; null when they end. */
  readonly mergedInto: string | null;
  /** The sweep starts after this time. A deletion can be undone until then. */
  readonly sweepAt: Date;
  /**
   * Merged tag: its people are in the count of the other tag. Missing in documents of versions that counted in the
   * sweep.
   */
  readonly isCounted?: boolean;
  /** Merged tag: how many people had it, and how many of them are stored with the other tag already. */
  readonly people?: number;
  readonly moved?: number;
}

/** Progress of a merge, for the remaining tag. */
export interface MergeProgress {
  readonly people: number;
  readonly moved: number;
}

export interface RemovedTag extends Removal {
  readonly id: string;
}

/** Identifies a removed tag that is not swept yet. */
export interface RemovedTagRef {
  readonly councilId: string;
  readonly tagId: string;
}

/** Background work across councils. No request uses it. */
export interface TagRepositoryAcrossCouncils {
  /** Removed tags that are due for the sweep. */
  listRemovedAcrossCouncils(now: Date): Promise<RemovedTagRef[]>;
  /** When the next removed tag is due for the sweep. Null when there is none. */
  findNextSweepAtAcrossCouncils(): Promise<Date | null>;
}

export interface TagRepository {
  /** Throws tag_name_taken when the council has a tag with this name. */
  add(fields: TagFields & { createdBy: string; createdAt: Date }): Promise<StoredTag>;
  /** Throws not_found. */
  get(id: string): Promise<StoredTag>;
  /** Throws stale_revision, or tag_name_taken. */
  save(tag: StoredTag, changes: Partial<TagFields>): Promise<StoredTag>;
  listAll(): Promise<StoredTag[]>;
  /** Hides a tag and frees its name. Throws not_found. */
  remove(tag: StoredTag, removal: Removal): Promise<StoredTag>;
  /** Restores a removed tag unchanged. Throws not_found, tag_name_taken. */
  restore(id: string): Promise<StoredTag>;
  /** A removed tag that is not swept yet. */
  findRemoved(id: string): Promise<RemovedTag | null>;
  /** Stores the progress of the sweep of a removed tag. */
  noteSweep(id: string, changes: Pick<Removal, 'isCounted' | 'people' | 'moved'>): Promise<void>;
  /** Unfinished merges by remaining tag. */
  listMerges(): Promise<ReadonlyMap<string, MergeProgress>>;
  /** Redirects the merges into `from` to `into`, after `from` was merged itself. */
  redirectMerges(from: string, into: string): Promise<void>;
  /** Deletes the record of a removed tag. */
  forget(id: string): Promise<void>;
  /** Changes the number of active subscribers of each tag. */
  count(changes: Readonly<Record<string, number>>): Promise<void>;
}
