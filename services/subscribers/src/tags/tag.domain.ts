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
  /** For staff only: no page, mail or prompt shows it to residents. */
  readonly isInternal: boolean;
  /** Active subscribers with this tag (E-9). */
  readonly subscriberCount: number;
  readonly createdAt: Date;
  readonly revision: number;
}

export type TagFields = Pick<StoredTag, 'name' | 'description' | 'color' | 'isDefault'> &
  Partial<Pick<StoredTag, 'isInternal'>>;

/** What residents may see of a council's tags. */
export const publicTags = (tags: readonly StoredTag[]): StoredTag[] => tags.filter(({ isInternal }) => !isInternal);

/** An internal tag is recommended to nobody. */
export const consistent = <T extends Partial<TagFields>>(fields: T): T =>
  fields.isInternal ? { ...fields, isDefault: false } : fields;

/** Two names with the same key are the same to people: case, width and spacing do not tell them apart. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Default tags first, then by name, as people read them. */
export const inListOrder = (tags: readonly StoredTag[]): StoredTag[] =>
  [...tags].sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name, 'en'));

/** Throws stale_revision when somebody else changed the tag since `revision` was read. */
export const requireRevision = (tag: StoredTag, revision: number | undefined): void => {
  if (revision !== undefined && revision !== tag.revision) throw new DomainError('stale_revision');
};
