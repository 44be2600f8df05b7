import { takenAmong } from './free-address';
import type { AddressRecords } from './opt-in-page.types';

const TRIED_AT_ONCE = 50;

/** The first address of a numbered list that is free. `numbered` receives 1, 2, 3 and so on. */
export const freeSlug = async (
  records: Pick<AddressRecords, 'optInPages' | 'addressClaims'>,
  numbered: (number: number) => string,
  from = 1,
): Promise<string> => {
  const wanted = Array.from({ length: TRIED_AT_ONCE }, (_, index) => numbered(from + index));
  const taken = await takenAmong(records, wanted);
  return wanted.find((each) => !taken.has(each)) ?? freeSlug(records, numbered, from + TRIED_AT_ONCE);
};
