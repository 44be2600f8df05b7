import { folded } from './folded.domain';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A filter that finds words anywhere in a `searchText`, never as a pattern; nothing for blanks. */
export const searchFilter = (q: string | undefined): { searchText?: { $regex: string } } =>
  q?.trim() ? { searchText: { $regex: escaped(folded(q.trim())) } } : {};
