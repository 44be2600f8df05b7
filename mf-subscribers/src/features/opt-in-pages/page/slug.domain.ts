import { slugify, typedSlug } from '@folkmoot/contracts/client';

export interface SlugDraft {
  readonly slug: string;
  /** Until it is edited by hand it follows the title. */
  readonly isFollowing: boolean;
}

/** The address after a change of the title. */
export const afterTitle = (draft: SlugDraft, title: string): SlugDraft =>
  draft.isFollowing ? { slug: slugify(title), isFollowing: true } : draft;

/** The address after it was typed itself: emptied, it follows the title again. */
export const afterTyping = (typed: string): SlugDraft => ({
  slug: typedSlug(typed),
  isFollowing: typed === '',
});
