import type { NewPageCode, PageCode, PageCodeUses } from './page-code.domain';

export interface PageCodeRepository {
  /** Oldest first. */
  listOfPage(pageId: string): Promise<PageCode[]>;
  /** The codes of all pages, oldest first. */
  listAll(): Promise<PageCode[]>;
  insert(code: NewPageCode): Promise<PageCode>;
  /** Throws not_found when the page does not have the code. */
  get(pageId: string, id: string): Promise<PageCode>;
  /** Saves place, state and logo, and keeps the current counts. Throws stale_revision. */
  save(code: PageCode): Promise<PageCode>;
  /** Adds scans or sign-ups to a code. Ignores codes of other pages. */
  addUses(pageId: string, id: string, uses: PageCodeUses): Promise<void>;
  /** Deletes the codes of a page that was deleted for ever. */
  eraseOfPage(pageId: string): Promise<void>;
}
