import type { PageCopy, TagCopy } from './signup-page.domain';

/**
 * Copies of opt-in pages and tags, updated by events of subscribers. They span councils, because residents name none.
 */
export interface SignupCopyRepository {
  findPage(id: string): Promise<PageCopy | null>;
  savePage(copy: PageCopy): Promise<void>;
  findTag(id: string): Promise<TagCopy | null>;
  saveTag(copy: TagCopy): Promise<void>;
  /** The pages of a council that are not deleted, active or not. */
  listPages(councilId: string): Promise<PageCopy[]>;
  /** The tags of a council that are not deleted. */
  listTags(councilId: string): Promise<TagCopy[]>;
}
