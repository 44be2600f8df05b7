import type { Listed } from '@folkmoot/service-kit';
import type { Page } from '../subscribers/subscriber.repository';
import type { NewTagging, StoredTagging } from './tagging.domain';

export interface TaggingRepository {
  add(given: NewTagging, now: Date): Promise<StoredTagging>;
  /** Throws not_found. */
  get(id: string): Promise<StoredTagging>;
  find(id: string): Promise<StoredTagging | null>;
  /** Throws stale_revision. */
  save(changed: StoredTagging): Promise<StoredTagging>;
  /** Newest first. */
  list(page: Page): Promise<Listed<StoredTagging>>;
}

/** Where a tagging lies. */
export interface TaggingRef {
  readonly taggingId: string;
  readonly councilId: string;
}

/** Work over all councils that no request does. */
export interface TaggingSweepRepository {
  /** Queued or running, and nothing heard of since. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<TaggingRef[]>;
}
