import { MAX_SLUG, reservedPageSlugs, slugify } from '@folkmoot/contracts/client';

export interface SlugDraft {
  readonly slug: string;
  /** Until it is edited by hand it follows the title. */
  readonly isFollowing: boolean;
}

export type SlugProblem = 'invalid' | 'reserved' | null;

/** The address after a change of the title. */
export const afterTitle = (draft: SlugDraft, title: string): SlugDraft =>
  draft.isFollowing ? { slug: slugify(title), isFollowing: true } : draft;

/** The address after it was typed itself: emptied, it follows the title again. */
export const afterTyping = (typed: string): SlugDraft => ({
  slug: typed.toLowerCase().replace(/\s+/g, '-').slice(0, MAX_SLUG),
  isFollowing: typed === '',
});

/** The problem of an address. Null for an empty one. */
export const slugProblem = (slug: string): SlugProblem => {
  if (slug === '') return null;
  if (slugify(slug) !== slug) return 'invalid';
  return reservedPageSlugs.has(slug) ? 'reserved' : null;
};
