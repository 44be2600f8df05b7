import type { SubscriberFilter } from '@folkmoot/contracts';

/** A saved filter. The number of matches is not stored. */
export interface StoredSegment {
  readonly id: string;
  readonly councilId: string;
  readonly name: string;
  readonly filter: SubscriberFilter;
  readonly createdAt: Date;
  readonly revision: number;
}

export type SegmentFields = Pick<StoredSegment, 'name' | 'filter'>;

export interface SegmentRepository {
  /** Throws segment_name_taken. */
  add(fields: SegmentFields & { createdAt: Date }): Promise<StoredSegment>;
  /** Throws not_found. */
  get(id: string): Promise<StoredSegment>;
  /** Throws stale_revision, or segment_name_taken. */
  save(segment: StoredSegment): Promise<StoredSegment>;
  listAll(): Promise<StoredSegment[]>;
  remove(id: string): Promise<void>;
}
