import type { SegmentGroup, SubscriberFilter } from '@folkmoot/contracts';

export interface SegmentCount {
  readonly size: number;
  readonly activeSize: number;
  readonly countedAt: Date;
}

/** `stale`: people have changed since the last count. `counting`: a count has started, and people have not changed. */
export type CountState = 'fresh' | 'stale' | 'counting';

/** A saved filter, a rule, or both, with the last count. */
export interface StoredSegment {
  readonly id: string;
  readonly councilId: string;
  readonly name: string;
  readonly filter: SubscriberFilter;
  readonly rule: SegmentGroup | null;
  /** Null before the first count. */
  readonly count: SegmentCount | null;
  readonly createdAt: Date;
  readonly revision: number;
}

export type SegmentFields = Pick<StoredSegment, 'name' | 'filter' | 'rule'>;

export interface SegmentRef {
  readonly segmentId: string;
  readonly councilId: string;
}

/** When the next count may start, and whether one is needed although nobody changes. */
export interface NextCount {
  readonly dueAt: Date;
  readonly isNeeded: boolean;
}

export interface SegmentRepository {
  /** Throws segment_name_taken. */
  add(fields: SegmentFields & { createdAt: Date }): Promise<StoredSegment>;
  /** Throws not_found. */
  get(id: string): Promise<StoredSegment>;
  /** Saves name, conditions and count, and asks for a new count. Throws stale_revision, or segment_name_taken. */
  save(segment: StoredSegment, now: Date): Promise<StoredSegment>;
  listAll(): Promise<StoredSegment[]>;
  remove(id: string): Promise<void>;
  /** Starts a count. When it is not stored until `retryAt`, it is due again. Null when the segment was deleted. */
  beginCount(id: string, retryAt: Date): Promise<StoredSegment | null>;
  /** Stores a count, unless the segment has changed since `beginCount`. Null as count: it was not finished. */
  endCount(segment: StoredSegment, count: SegmentCount | null, next: NextCount): Promise<StoredSegment | null>;
}

/** Background work across councils. No request uses it. */
export interface SegmentRepositoryAcrossCouncils {
  /** The segment whose count has been due for the longest time. */
  findDueAcrossCouncils(now: Date): Promise<SegmentRef | null>;
  findNextCountAtAcrossCouncils(): Promise<Date | null>;
  /** For the migration `count-segments`: asks for the count of segments of earlier versions. Returns how many. */
  askForCountsAcrossCouncils(now: Date, limit: number): Promise<number>;
}
