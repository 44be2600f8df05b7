import type { StoredTag, TagFields } from './tag.domain';

export interface Removal {
  /** The tag that its subscriptions go to; null when they end. */
  readonly mergedInto: string | null;
  /** From then on what is left of it is swept; a deletion can be undone until then. */
  readonly sweepAt: Date;
  /** Of a merged tag: its people are in the count of the other one. Left out by versions that counted while sweeping. */
  readonly isCounted?: boolean;
  /** Of a merged tag: how many people had it, and how many of them are stored with the other one by now. */
  readonly people?: number;
  readonly moved?: number;
}

/** How far a merge is, for the tag that remains. */
export interface MergeProgress {
  readonly people: number;
  readonly moved: number;
}

export interface RemovedTag extends Removal {
  readonly id: string;
}

/** Where a tag lies that still has to be swept. */
export interface RemovedTagPlace {
  readonly councilId: string;
  readonly tagId: string;
}

/** Work over all councils that no request does. */
export interface TagSweepRepository {
  /** Those to be swept by now. */
  listRemovedAcrossCouncils(now: Date): Promise<RemovedTagPlace[]>;
}

export interface TagRepository {
  /** Throws tag_name_taken when the council has a tag of this name. */
  add(fields: TagFields & { createdBy: string; createdAt: Date }): Promise<StoredTag>;
  /** Throws not_found. */
  get(id: string): Promise<StoredTag>;
  /** Throws stale_revision, or tag_name_taken. */
  save(tag: StoredTag, changes: Partial<TagFields>): Promise<StoredTag>;
  listAll(): Promise<StoredTag[]>;
  /** Takes a tag out of sight; its name is free again. Throws not_found. */
  remove(tag: StoredTag, removal: Removal): Promise<StoredTag>;
  /** Brings a removed tag back as it was. Throws not_found, or tag_name_taken. */
  restore(id: string): Promise<StoredTag>;
  /** A tag that was removed and is not swept yet. */
  findRemoved(id: string): Promise<RemovedTag | null>;
  /** Notes how far the sweep of a removed tag is. */
  noteSweep(id: string, changes: Pick<Removal, 'isCounted' | 'people' | 'moved'>): Promise<void>;
  /** Merges that are not through, by the tag that remains. */
  listMerges(): Promise<ReadonlyMap<string, MergeProgress>>;
  /** Leads the merges into a tag to the one that it is merged into itself. */
  redirectMerges(from: string, into: string): Promise<void>;
  /** Forgets a removed tag for good. */
  forget(id: string): Promise<void>;
  /** Adds to the number of active subscribers of each tag. */
  count(changes: Readonly<Record<string, number>>): Promise<void>;
}
