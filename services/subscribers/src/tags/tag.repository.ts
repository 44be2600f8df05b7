import type { StoredTag, TagFields } from './tag.domain';

export interface TagRepository {
  /** Throws tag_name_taken when the council has a tag of this name. */
  add(fields: TagFields & { createdBy: string; createdAt: Date }): Promise<StoredTag>;
  /** Throws not_found. */
  get(id: string): Promise<StoredTag>;
  /** Throws stale_revision, or tag_name_taken. */
  save(tag: StoredTag, changes: Partial<TagFields>): Promise<StoredTag>;
  listAll(): Promise<StoredTag[]>;
  /** Adds to the number of active subscribers of each tag. */
  count(changes: Readonly<Record<string, number>>): Promise<void>;
}
