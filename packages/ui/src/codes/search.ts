import type { PlaceCode } from './place-code.types';

const wordsIn = (search: string): string[] => search.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** The codes whose place has all words of the search, in any order. */
export const codesAt = (codes: readonly PlaceCode[], search: string): readonly PlaceCode[] => {
  const words = wordsIn(search);
  return codes.filter(({ label }) => {
    const place = label.toLocaleLowerCase();
    return words.every((word) => place.includes(word));
  });
};
