import type { Listed } from '@folkmoot/service-kit';
import type { NewOptInPage, StoredOptInPage } from './opt-in-page.domain';

export interface PageQuery {
  /** Found in title or description; case and accents do not count. */
  readonly q?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Where a page is. */
export interface PagePlace {
  readonly councilId: string;
  readonly pageId: string;
}

/** Work over all councils that no request does. */
export interface OptInPageSweepRepository {
  listDeletedAcrossCouncils(before: Date): Promise<PagePlace[]>;
  /** Pages that are not deleted and have one of these as their present address. */
  listAtAcrossCouncils(slugs: readonly string[]): Promise<PagePlace[]>;
}

/** The pages of one council. What says "page" means one that is not deleted. */
export interface OptInPageRepository {
  /** Throws slug_taken when the address leads to a page, as its own or as a former one. */
  add(page: NewOptInPage): Promise<StoredOptInPage>;
  /** Throws not_found. */
  get(id: string): Promise<StoredOptInPage>;
  /** One that was deleted and can be brought back. Throws not_found. */
  getDeleted(id: string): Promise<StoredOptInPage>;
  /** Also deletes and brings back, by `deletedAt`. Throws stale_revision, or slug_taken. */
  save(page: StoredOptInPage): Promise<StoredOptInPage>;
  /** Newest first. */
  list(query: PageQuery): Promise<Listed<StoredOptInPage>>;
  /** Deleted since a moment, the last deleted first. */
  listDeleted(since: Date, page: Pick<PageQuery, 'cursor' | 'limit'>): Promise<Listed<StoredOptInPage>>;
  /** Of every page, for the figures above the list. */
  listStates(): Promise<{ readonly id: string; readonly isActive: boolean }[]>;
  /** The pages that lie at these addresses now or did before. */
  findByAddresses(slugs: readonly string[]): Promise<StoredOptInPage[]>;
  /** The pages that offer a topic. */
  listOfTag(tagId: string): Promise<StoredOptInPage[]>;
  /** Forgets a deleted page for good. */
  forget(id: string): Promise<void>;
}
