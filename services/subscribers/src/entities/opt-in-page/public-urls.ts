import type { CouncilRepository } from '../council';

/** Placeholder for a council whose copy has not arrived yet. */
const UNKNOWN_SLUG = 'council';

/** Public addresses of a council's pages, by slug. */
export const publicUrls = async (
  { councils }: { readonly councils: CouncilRepository },
  councilId: string | null,
  publicOrigin: string,
): Promise<(slug: string) => string> => {
  const council = councilId ? await councils.find(councilId) : null;
  return (slug) => `${publicOrigin}/${council?.council.slug ?? UNKNOWN_SLUG}/${slug}`;
};
