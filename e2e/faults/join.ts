import type { Kept } from './everything.mongo';

/** Text that could identify one record: long and with a digit in it, like ids, hashes and tokens; or an address. */
const NAME = /[\w.+-]+@[\w.-]+|[A-Za-z0-9_-]{8,}/g;
const isName = (text: string): boolean => /\d/.test(text) && !/^\d{1,12}$/.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);

/** The links of the audit chain connect each entry to the next, independent of their content. */
const CHAIN = /"(previousHash|hash)":"[^"]*"/g;

const namesIn = ({ text }: Kept): Set<string> => new Set((text.replace(CHAIN, '').match(NAME) ?? []).filter(isName));

/**
 * Follows identifiers from record to record, like an attacker with all stored data. An identifier in more than `most`
 * records is common to all (a council, a campaign) and is not followed.
 */
export const createJoin = (all: readonly Kept[], most: number) => {
  const byName = new Map<string, Kept[]>();
  const names = new Map<Kept, Set<string>>();
  for (const kept of all) {
    names.set(kept, namesIn(kept));
    for (const name of names.get(kept) ?? []) byName.set(name, [...(byName.get(name) ?? []), kept].slice(0, most + 1));
  }
  const leads = (name: string): Kept[] => {
    const sameName = byName.get(name) ?? [];
    return sameName.length > most ? [] : sameName;
  };
  /** Every record that can be reached from the records with this text. */
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
