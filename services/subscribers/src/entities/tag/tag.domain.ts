import { DomainError } from '@folkmoot/contracts';

/** A label that residents subscribe to. */
export interface StoredTag {
  readonly id: string;
  readonly councilId: string;
  readonly createdBy: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  /** Offered to residents as recommended. */
  readonly isDefault: boolean;
  /** Staff only: no page, mail or form shows it to residents. */
  readonly isInternal: boolean;
  /** Active subscribers with this tag. */
  readonly subscriberCount: number;
  readonly createdAt: Date;
  readonly revision: number;
}

export type TagFields = Pick<StoredTag, 'name' | 'description' | 'color' | 'isDefault'> &
  Partial<Pick<StoredTag, 'isInternal'>>;

/** The tags of a council that residents may see. */
export const publicTags = (tags: readonly StoredTag[]): StoredTag[] => tags.filter(({ isInternal }) => !isInternal);

/** An internal tag cannot be a default tag. */
export const consistent = <T extends Partial<TagFields>>(fields: T): T =>
  fields.isInternal ? { ...fields, isDefault: false } : fields;

/** Names with the same key are duplicates: the key ignores case, character width and spacing. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Default tags first, then sorted by name for readers. */
export const inListOrder = (tags: readonly StoredTag[]): StoredTag[] =>
  [...tags].sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name, 'en'));

/** Throws stale_revision when the tag was changed after `revision` was read. */
export const requireRevision = (tag: StoredTag, revision: number | undefined): void => {
  if (revision !== undefined && revision !== tag.revision) throw new DomainError('stale_revision');
};
