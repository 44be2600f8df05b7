import type { AttributeFields, StoredAttribute } from './attribute.domain';

export interface AttributeRepository {
  /** Standard attributes first, then the council's own ones by name. Without removed ones. */
  listAll(): Promise<StoredAttribute[]>;
  /** Throws not_found, also for a removed attribute. */
  get(key: string): Promise<StoredAttribute>;
  /** Keys that cannot be used, those of removed attributes included. */
  listKeys(): Promise<string[]>;
  /** Throws conflict when the council has the key. */
  add(attribute: AttributeFields & Pick<StoredAttribute, 'key' | 'isStandard' | 'createdAt'>): Promise<StoredAttribute>;
  /** Stores a standard attribute at its first change. Throws stale_revision, not_found, or conflict. */
  save(attribute: StoredAttribute): Promise<StoredAttribute>;
  /** Hides an attribute. Its values are removed after `sweepAt`. Throws not_found or stale_revision. */
  remove(attribute: StoredAttribute, sweepAt: Date): Promise<void>;
  /** Whether a removed attribute is not forgotten yet. */
  isRemoved(key: string): Promise<boolean>;
  /** Deletes the record of a removed attribute, so that its key is free again. */
  forget(key: string): Promise<void>;
}

/** Identifies a removed attribute that people may still have. */
export interface RemovedAttributeRef {
  readonly councilId: string;
  readonly key: string;
}

/** Background work across councils. No request uses it. */
export interface AttributeRepositoryAcrossCouncils {
  listRemovedAcrossCouncils(now: Date): Promise<RemovedAttributeRef[]>;
  /** When the next removed attribute is due for the sweep. Null when there is none. */
  findNextSweepAtAcrossCouncils(): Promise<Date | null>;
}
