/** Longest slug of a council or page. */
export const MAX_SLUG = 60;

/**
 * Page slugs that a council's other addresses need or will need (consultations and what follows it), and names that
 * objects inherit.
 */
export const reservedPageSlugs: ReadonlySet<string> = new Set([
  'survey',
  'consultations',
  'results',
  'commitments',
  'feed',
  'constructor',
  'prototype',
]);

/** A slug with a number at its end, no longer than slugs may be: `results-2`. */
export const numberedSlug = (slug: string, number: number): string => {
  const end = `-${number}`;
  return `${slug.slice(0, MAX_SLUG - end.length).replace(/-$/, '')}${end}`;
};

/** Lower-case letters, digits and single hyphens, at most 60 characters. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');

/** A typed address in lower case, with hyphens for spaces. */
export const typedSlug = (typed: string): string => typed.toLowerCase().replace(/\s+/g, '-').slice(0, MAX_SLUG);

export type SlugProblem = 'invalid' | 'reserved' | null;

/** The problem of an address below a council. Null for an empty one. */
export const slugProblem = (slug: string): SlugProblem => {
  if (slug === '') return null;
  if (slugify(slug) !== slug) return 'invalid';
  return reservedPageSlugs.has(slug) ? 'reserved' : null;
};
