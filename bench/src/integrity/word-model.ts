import type { Draws } from './draws';

/** Writes sentences as people of a language write them. */
export interface WordModel {
  /** One sentence of about `words` words, at least two. */
  readonly sentence: (words: number, draws: Draws) => string;
}

const END = '';
/** How often the next word follows from the last two words rather than from the last one. */
const BY_TWO = 0.3;
/**
 * How often people say something that the comments do not say: a word by its frequency alone. After a word with few different followers it is
 * more, up to the second number. Otherwise a rare word would always bring the rest of its comment with it, in hundreds of texts, which
 * people do not do: among the comments themselves, four words in a row hardly ever return.
 */
const BY_NONE = 0.1;
const BY_NONE_AFTER_RARE = 0.7;
const MOST_OVER = 8;

const nextWords = (lines: readonly string[]): Map<string, string[]> => {
  const followers = new Map<string, string[]>();
  const note = (key: string, word: string): void => {
    const known = followers.get(key);
    if (known) known.push(word);
    else followers.set(key, [word]);
  };
  for (const line of lines) {
    const words = line.split(/\s+/).filter(Boolean);
    if (words.length < 3) continue;
    note('', words[0] ?? END);
    words.forEach((word, index) => {
      const next = words[index + 1] ?? END;
      note(word, next);
      if (index > 0) note(`${words[index - 1]} ${word}`, next);
    });
  }
  return followers;
};

/** A word model of order one and two, trained on lines of one language. */
export const createWordModel = (lines: readonly string[]): WordModel => {
  const followers = nextWords(lines);
  const startsOf = followers.get('') ?? [];
  const everything = lines.flatMap((line) => line.split(/\s+/).filter(Boolean));
  const variety = new Map([...followers].map(([word, next]) => [word, new Set(next).size]));
  const byNone = (word: string) => BY_NONE + (BY_NONE_AFTER_RARE - BY_NONE) / (variety.get(word) ?? 1);
  const next = (words: readonly string[], draws: Draws): string => {
    const last = words.at(-1) ?? '';
    if (draws.chance(byNone(last))) return draws.pick(everything);
    const byTwo = draws.chance(BY_TWO) ? followers.get(`${words.at(-2) ?? ''} ${last}`) : undefined;
    const choices = byTwo ?? followers.get(last);
    return choices ? draws.pick(choices) : END;
  };
  return {
    sentence: (length, draws) => {
      const words = [draws.pick(startsOf)];
      while (words.length < length + MOST_OVER) {
        const word = next(words, draws);
        if (word !== END) words.push(word);
        else if (words.length >= length) break;
        else words.push(draws.pick(startsOf).toLowerCase());
      }
      return words.join(' ');
    },
  };
};

const swapped = (word: string, at: number): string =>
  `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;

const typos: readonly ((word: string, at: number) => string)[] = [
  swapped,
  (word, at) => `${word.slice(0, at)}${word.slice(at + 1)}`,
  (word, at) => `${word.slice(0, at)}${word[at] ?? ''}${word.slice(at)}`,
];

/** The text with slips of the keyboard in that share of its words. */
export const withTypos = (text: string, share: number, draws: Draws): string =>
  share === 0
    ? text
    : text
        .split(' ')
        .map((word) =>
          word.length > 3 && draws.chance(share) ? draws.pick(typos)(word, draws.whole(1, word.length - 2)) : word,
        )
        .join(' ');
