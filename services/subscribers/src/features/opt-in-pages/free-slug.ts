import type { PageRecords } from './opt-in-page.types';

const TRIED_AT_ONCE = 50;

/** The first address of a numbered list that leads to no page. `numbered` receives 1, 2, 3 and so on. */
export const freeSlug = async (
  { optInPages }: Pick<PageRecords, 'optInPages'>,
  numbered: (number: number) => string,
  from = 1,
): Promise<string> => {
  const wanted = Array.from({ length: TRIED_AT_ONCE }, (_, index) => numbered(from + index));
  const pages = await optInPages.findByAddresses(wanted);
  const taken = new Set(pages.flatMap((page) => [page.slug, ...page.formerSlugs]));
  return wanted.find((each) => !taken.has(each)) ?? freeSlug({ optInPages }, numbered, from + TRIED_AT_ONCE);
};
