import type { StoredCouncil } from './views.domain';

/** What changes when a council gets another address: the one that it gives up goes on leading to it. */
export const withSlug = (
  council: Pick<StoredCouncil, 'slug' | 'formerSlugs'>,
  slug: string,
): Pick<StoredCouncil, 'slug' | 'formerSlugs'> => {
  if (slug === council.slug) return { slug, formerSlugs: council.formerSlugs };
  const others = council.formerSlugs.filter((former) => former !== slug && former !== council.slug);
  return { slug, formerSlugs: [...others, council.slug] };
};
