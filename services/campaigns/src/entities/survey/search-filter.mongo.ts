import { folded } from './search-text.domain';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface SearchFilter {
  $and?: { searchText: { $regex: string } }[];
}

/** A filter for every word of the search, in any order, anywhere in `searchText`; no filter for an empty search. */
export const searchFilter = (q = ''): SearchFilter => {
  const words = folded(q).split(/\s+/).filter(Boolean);
  return words.length > 0 ? { $and: words.map((word) => ({ searchText: { $regex: escaped(word) } })) } : {};
};
