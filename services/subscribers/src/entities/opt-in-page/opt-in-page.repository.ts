import type { Listed } from '@folkmoot/service-kit';
import type { NewOptInPage, StoredOptInPage } from './opt-in-page.domain';

export interface PageQuery {
  /** Text in title or description; ignores case and accents. */
  readonly q?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Identifies a page across councils. */
export interface PageRef {
  readonly councilId: string;
  readonly pageId: string;
}

/** Background work across councils. No request uses it. */
export interface OptInPageRepositoryAcrossCouncils {
  listDeletedAcrossCouncils(before: Date): Promise<PageRef[]>;
  /** Live pages whose current address is one of these. */
  listAtAcrossCouncils(slugs: readonly string[]): Promise<PageRef[]>;
}

/** For the migration that claims the addresses of pages. */
export interface UnclaimedPagesRepository {
  /**
   * Of the next live pages after an id, those whose addresses are not claimed, or others are. Null when no page is left.
   */
  listAcrossCouncils(after: string, limit: number): Promise<{ unclaimed: PageRef[]; last: string } | null>;
}

/** The pages of one council. "Page" means a live page unless the method says otherwise. */
export interface OptInPageRepository {
  /** Throws slug_taken when the address is a current or former address of a page or campaign. */
  add(page: NewOptInPage): Promise<StoredOptInPage>;
  /** Throws not_found. */
  get(id: string): Promise<StoredOptInPage>;
  /** A deleted page that can be restored. Throws not_found. */
  getDeleted(id: string): Promise<StoredOptInPage>;
  /** Also deletes and restores, by `deletedAt`. Throws stale_revision, slug_taken. */
  save(page: StoredOptInPage): Promise<StoredOptInPage>;
  /** Newest first. */
  list(query: PageQuery): Promise<Listed<StoredOptInPage>>;
  /** Pages deleted since a time, last deleted first. */
  listDeleted(since: Date, page: Pick<PageQuery, 'cursor' | 'limit'>): Promise<Listed<StoredOptInPage>>;
  /** States of all pages, for the figures above the list. */
  listStates(): Promise<{ readonly id: string; readonly isActive: boolean }[]>;
  /** The titles of all pages. */
  listTitles(): Promise<{ readonly id: string; readonly title: string }[]>;
  /** The pages with one of these as current or former address. */
  findByAddresses(slugs: readonly string[]): Promise<StoredOptInPage[]>;
  /** The pages that offer a topic. */
  listOfTag(tagId: string): Promise<StoredOptInPage[]>;
  /** Deletes the record of a deleted page. */
  forget(id: string): Promise<void>;
}
