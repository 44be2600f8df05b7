import { folded } from './search-text.domain';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A filter for text anywhere in `searchText`, with patterns escaped; no filter for an empty text. */
export const searchFilter = (q: string | undefined): { searchText?: { $regex: string } } =>
  q?.trim() ? { searchText: { $regex: escaped(folded(q.trim())) } } : {};
