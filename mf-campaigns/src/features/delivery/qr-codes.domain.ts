import type { QrCode } from '@folkmoot/contracts/client';

const wordsIn = (search: string): string[] => search.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** The codes whose place has all words of the search, in any order. */
export const codesAt = (codes: readonly QrCode[], search: string): readonly QrCode[] => {
  const words = wordsIn(search);
  return codes.filter(({ label }) => {
    const place = label.toLocaleLowerCase();
    return words.every((word) => place.includes(word));
  });
};
