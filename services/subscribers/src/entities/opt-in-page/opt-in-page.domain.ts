import {
  DEFAULT_PAGE_BACKGROUND,
  DomainError,
  type OptInField,
  type OptInPageSnapshot,
  type OptInStyling,
} from '@folkmoot/contracts';
import type { AddressClaim } from '../address-claim/address-claim.domain';
import { folded } from '../subscriber/subscriber.domain';
import { pageMessages } from './opt-in-page.messages';

/** A public page where residents subscribe. */
export interface StoredOptInPage {
  readonly id: string;
  readonly councilId: string;
  readonly createdBy: string;
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** Addresses it had before, which lead to the present one, oldest first. */
  readonly formerSlugs: readonly string[];
  readonly isActive: boolean;
  readonly fields: readonly OptInField[];
  readonly styling: OptInStyling;
  /** The topics that it offers. */
  readonly tagIds: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the page was deleted; null for a live page. */
  readonly deletedAt: Date | null;
  readonly revision: number;
}

export type NewOptInPage = Omit<StoredOptInPage, 'id' | 'councilId' | 'revision'>;

export type PageChanges = {
  [Name in keyof Pick<
    StoredOptInPage,
    'title' | 'description' | 'slug' | 'isActive' | 'fields' | 'styling' | 'tagIds'
  >]?: StoredOptInPage[Name] | undefined;
};

/** How long a deleted page can be brought back. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Upper limit of former addresses; nobody prints more than this. */
const MOST_FORMER_SLUGS = 50;

/** Pages deleted before this time are deleted for ever. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

/** Until when a deleted page can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT_DAYS * DAY_MS);

const emailField: OptInField = {
  id: 'email',
  type: 'email',
  label: pageMessages.emailLabel,
  placeholder: pageMessages.emailPlaceholder,
  required: true,
};

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A page as it begins: one field, the address, and active at once. */
export const newPage = (
  {
    title,
    description,
    slug,
    tagIds,
    createdBy,
  }: Pick<StoredOptInPage, 'title' | 'description' | 'slug' | 'tagIds' | 'createdBy'>,
  at: Date,
): NewOptInPage => ({
  title,
  description,
  slug,
  createdBy,
  tagIds: distinct(tagIds),
  formerSlugs: [],
  isActive: true,
  fields: [emailField],
  styling: { primaryColor: null, backgroundColor: DEFAULT_PAGE_BACKGROUND, fontFamily: 'Inter' },
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
});

const problemOf = ({ id, type, options = [] }: OptInField, others: readonly OptInField[]): string | null => {
  if (others.some((other) => other.id === id)) return pageMessages.sameId;
  if (type !== 'select') return null;
  if (options.length === 0) return pageMessages.noOptions;
  return distinct(options).length < options.length ? pageMessages.sameOption : null;
};

/**
 * The fields of a page in their stored form: the first email field is required, and only a select has options.
 * Throws email_field_missing when no field asks for an address, invalid_input when a field is not valid.
 */
export const checkedFields = (fields: readonly OptInField[]): OptInField[] => {
  const address = fields.find(({ type }) => type === 'email');
  if (!address) throw new DomainError('email_field_missing');
  const problems = fields.flatMap((field, index) => {
    const message = problemOf(field, fields.slice(0, index));
    return message ? [{ path: `fields.${index}`, message }] : [];
  });
  if (problems.length > 0) throw new DomainError('invalid_input', { fields: problems });
  return fields.map(({ options, ...field }) => ({
    ...field,
    required: field.required || field.id === address.id,
    ...(field.type === 'select' ? { options } : {}),
  }));
};

const slugsAfter = ({ slug, formerSlugs }: StoredOptInPage, next: string): string[] =>
  next === slug ? [...formerSlugs] : [...formerSlugs.filter((each) => each !== next), slug].slice(-MOST_FORMER_SLUGS);

/** The page with its changes. A replaced address still leads to the page. Throws the errors of `checkedFields`. */
export const changedPage = (page: StoredOptInPage, changes: PageChanges, at: Date): StoredOptInPage => {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<
    Omit<StoredOptInPage, 'id'>
  >;
  const next = { ...page, ...defined, updatedAt: at };
  return {
    ...next,
    formerSlugs: slugsAfter(page, next.slug),
    fields: changes.fields ? checkedFields(next.fields) : next.fields,
    tagIds: distinct(next.tagIds),
  };
};

/** All addresses that lead to a page. A deleted page has none, so its addresses are free again. */
export const addressesOf = ({ slug, formerSlugs, deletedAt }: NewOptInPage): string[] =>
  deletedAt ? [] : distinct([slug, ...formerSlugs]);

/** Its claim of these addresses. */
export const claimOf = (page: StoredOptInPage): AddressClaim => ({
  ownerId: page.id,
  kind: 'opt_in_page',
  addresses: addressesOf(page),
  ownerRevision: page.revision,
});

/** The text that a search matches. */
export const pageSearchText = ({ title, description }: Pick<StoredOptInPage, 'title' | 'description'>): string =>
  folded(`${title}\n${description}`);

/** The snapshot that other services copy. */
export const snapshotOf = (page: StoredOptInPage): OptInPageSnapshot => ({
  id: page.id,
  councilId: page.councilId,
  title: page.title,
  description: page.description,
  slug: page.slug,
  formerSlugs: [...page.formerSlugs],
  isActive: page.isActive,
  isDeleted: page.deletedAt !== null,
  // Residents need not know what their answers are kept as.
  fields: page.fields.map(({ attribute: _, ...field }) => field),
  styling: page.styling,
  tagIds: [...page.tagIds],
  revision: page.revision,
});

/** Sign-ups per unique view in whole percent, at most 100; null without views. */
export const conversionOf = ({ signups, uniqueViews }: { signups: number; uniqueViews: number }): number | null =>
  uniqueViews === 0 ? null : Math.min(100, Math.round((signups / uniqueViews) * 100));
