/** @file Written answers in the manner of people, and those of programs. */
import type { Random } from '@folkmoot/sample-data/random';
import type { LabelledText } from '../../../packages/ai-providers/src/training/labelled-files';

/** Writes texts of a language. */
export interface Writer {
  /** A text of about so many words. No two are alike except by chance. */
  readonly write: (random: Random, words: number) => string;
  /** A word of the language, each as likely as the others. */
  readonly word: (random: Random) => string;
  /** A short answer that many people give. */
  readonly short: (random: Random) => string;
}

/** Without it, the texts of a small corpus would repeat whole phrases of it, which people do not. */
const JUMP = 0.3;
const TYPO = 0.01;

const typed = (word: string, random: Random): string => {
  if (word.length < 4 || random.next() >= TYPO) return word;
  const at = random.between(1, word.length - 2);
  return word.slice(0, at) + word.slice(at + 1);
};

interface Vocabulary {
  readonly next: ReadonlyMap<string, readonly string[]>;
  readonly all: readonly string[];
  readonly first: readonly string[];
}

const noteNext = (next: Map<string, string[]>, word: string, after: string): void => {
  const known = next.get(word);
  if (known) known.push(after);
  else next.set(word, [after]);
};

const vocabularyOf = (texts: readonly (readonly string[])[]): Vocabulary => {
  const next = new Map<string, string[]>();
  for (const words of texts) for (const [at, after] of words.slice(1).entries()) noteNext(next, words[at] ?? '', after);
  return { next, all: texts.flat(), first: texts.flatMap((words) => words.slice(0, 1)) };
};

/** Draws each word by the word before it, as the comments of the corpus have them. */
export const createWriter = (corpus: readonly LabelledText[]): Writer => {
  const texts = corpus.map(({ text }) => text.split(/\s+/u).filter(Boolean));
  const { next, all, first } = vocabularyOf(texts);
  const shorts = texts.filter((words) => words.length <= 3).map((words) => words.join(' '));
  const vocabulary = [...new Set(all)];
  // Few short answers are much more frequent than the others.
  const frequent = shorts.slice(0, 25);
  return {
    write: (random, words) => {
      const text = [random.pick(first)];
      while (text.length < words) {
        const after = next.get(text.at(-1) ?? '');
        text.push(after && random.next() >= JUMP ? random.pick(after) : random.pick(all));
      }
      return text.map((word) => typed(word, random)).join(' ');
    },
    word: (random) => random.pick(vocabulary),
    short: (random) => frequent[Math.floor(frequent.length * random.next() ** 2)] ?? '',
  };
};

/** Letters without sense, as programs type them. */
export const gibberish = (random: Random, words: number): string =>
  Array.from({ length: words }, () =>
    Array.from({ length: random.between(3, 9) }, () => String.fromCodePoint(random.between(97, 122))).join(''),
  ).join(' ');

/** The text with so many of its words replaced. */
export const withSwaps = (text: string, swaps: number, word: () => string, random: Random): string => {
  const words = text.split(' ');
  for (let swap = 0; swap < swaps; swap += 1) words[random.between(0, words.length - 1)] = word();
  return words.join(' ');
};
