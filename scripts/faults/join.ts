import type { Kept } from './everything.mongo';

/** Text that could name one thing alone: long, and with a digit in it, as ids, hashes and tokens have; or an address. */
const NAME = /[\w.+-]+@[\w.-]+|[A-Za-z0-9_-]{8,}/g;
const isName = (text: string): boolean => /\d/.test(text) && !/^\d{1,12}$/.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);

/** The links of the chain of audit entries lead from each to the next, whatever they tell of. */
const CHAIN = /"(previousHash|hash)":"[^"]*"/g;

const namesIn = ({ text }: Kept): Set<string> => new Set((text.replace(CHAIN, '').match(NAME) ?? []).filter(isName));

/**
 * Follows names from record to record, as somebody would who has got hold of everything. A name that stands in more than
 * `most` records is common to all (a council, a campaign) and leads nowhere.
 */
export const createJoin = (all: readonly Kept[], most: number) => {
  const byName = new Map<string, Kept[]>();
  const names = new Map<Kept, Set<string>>();
  for (const kept of all) {
    names.set(kept, namesIn(kept));
    for (const name of names.get(kept) ?? []) byName.set(name, [...(byName.get(name) ?? []), kept].slice(0, most + 1));
  }
  const leads = (name: string): Kept[] => {
    const found = byName.get(name) ?? [];
    return found.length > most ? [] : found;
  };
  /** Every record that can be reached from those that hold this text. */
  return (text: string): Set<Kept> => {
    const reached = new Set<Kept>();
    const queue = all.filter((kept) => kept.text.includes(text));
    for (let kept = queue.pop(); kept; kept = queue.pop()) {
      if (reached.has(kept)) continue;
      reached.add(kept);
      for (const name of names.get(kept) ?? []) queue.push(...leads(name));
    }
    return reached;
  };
};
