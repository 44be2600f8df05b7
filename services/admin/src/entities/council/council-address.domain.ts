import type { StoredCouncil } from './views.domain';

/** The changes for a council with a new address. The former address redirects to the new one. */
export const withSlug = (
  council: Pick<StoredCouncil, 'slug' | 'formerSlugs'>,
  slug: string,
): Pick<StoredCouncil, 'slug' | 'formerSlugs'> => {
  if (slug === council.slug) return { slug, formerSlugs: council.formerSlugs };
  const others = council.formerSlugs.filter((former) => former !== slug && former !== council.slug);
  return { slug, formerSlugs: [...others, council.slug] };
};
