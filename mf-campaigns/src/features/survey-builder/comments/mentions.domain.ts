/** A colleague who can be mentioned. */
export interface Colleague {
  id: string;
  name: string;
}

interface Search {
  /** Where the `@` is. */
  at: number;
  words: string;
}

/** Names are shorter. A longer text after `@` is no search. */
const MAX_NAME = 40;

/** The name that the person is typing: the text between the last `@` and the caret. Null when there is none. */
export const searchAt = (text: string, caret: number): Search | null => {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || caret - at > MAX_NAME) return null;
  const before = text.charAt(at - 1);
  const words = text.slice(at + 1, caret);
  const isStartOfWord = before === '' || before.trim() === '' || before === '(';
  return isStartOfWord && !words.includes('\n') ? { at, words } : null;
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const MAX_MATCHES = 6;

/** Colleagues with a word of their name that begins like the search. None when a name is already complete. */
export const matchesOf = (colleagues: readonly Colleague[], search: Search | null): Colleague[] => {
  if (search === null) return [];
  const wanted = folded(search.words);
  const isComplete = colleagues.some(({ name }) => wanted.startsWith(`${folded(name)} `));
  if (isComplete) return [];
  const fits = (name: string) => name.startsWith(wanted) || name.includes(` ${wanted}`);
  return colleagues.filter(({ name }) => fits(folded(name))).slice(0, MAX_MATCHES);
};

/** The text with the chosen name in place of the search, and the new position of the caret. */
export const withMention = (text: string, search: Search, { name }: Colleague): { text: string; caret: number } => {
  const start = `${text.slice(0, search.at)}@${name} `;
  const rest = text.slice(search.at + 1 + search.words.length);
  return { text: start + rest.trimStart(), caret: start.length };
};

/** Ids of the colleagues whose names are in the text after `@`. */
export const mentionsIn = (text: string, colleagues: readonly Colleague[]): string[] =>
  colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
