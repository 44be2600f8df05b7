import { type CommentFlag, commentFlags } from '@folkmoot/contracts';
import { plainWords } from './find-concepts';
import { flagWords } from './flags.messages';
import type { JudgedLanguage } from './languages/languages';
import { judgedLanguages } from './languages/languages';

type Phrase = readonly string[];

/** Phrases by the first letters of their first word. */
interface Phrases {
  readonly byStart: ReadonlyMap<string, readonly Phrase[]>;
}

const START = 2;

const phrasesOf = (list: string): Phrases => {
  const byStart = new Map<string, Phrase[]>();
  for (const raw of list.split(';')) {
    const phrase = raw
      .trim()
      .split(/\s+/)
      .flatMap((word) => {
        const plain = plainWords(word);
        return word.endsWith('*') ? plain.map((each, at) => (at === plain.length - 1 ? `${each}*` : each)) : plain;
      });
    const start = phrase[0]?.slice(0, START);
    if (start === undefined) continue;
    byStart.set(start, [...(byStart.get(start) ?? []), phrase]);
  }
  return { byStart };
};

interface Matcher {
  readonly says: Phrases;
  readonly not: Phrases;
}

const matchers = new Map<string, Matcher>();

const matcherFor = (flag: CommentFlag, language: JudgedLanguage): Matcher => {
  const key = `${flag} ${language}`;
  const known = matchers.get(key);
  if (known) return known;
  const { says, not } = flagWords[flag][language];
  const made = { says: phrasesOf(says), not: phrasesOf(not) };
  matchers.set(key, made);
  return made;
};

const matches = (phrase: Phrase, words: readonly string[], at: number): boolean =>
  phrase.every((part, index) => {
    const word = words[at + index];
    if (word === undefined) return false;
    return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
  });

interface Span {
  readonly from: number;
  readonly to: number;
}

const spansOf = ({ byStart }: Phrases, words: readonly string[]): Span[] =>
  words.flatMap((word, at) => {
    const candidates = [...(byStart.get(word.slice(0, START)) ?? []), ...(byStart.get(`${word[0]}*`) ?? [])];
    return candidates
      .filter((phrase) => matches(phrase, words, at))
      .map((phrase) => ({ from: at, to: at + phrase.length }));
  });

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

const isFlagged = (flag: CommentFlag, words: readonly string[], language: JudgedLanguage): boolean => {
  const { says, not } = matcherFor(flag, language);
  const spans = spansOf(says, words);
  if (spans.length === 0) return false;
  const harmless = spansOf(not, words);
  return spans.some((span) => !harmless.some((each) => overlaps(each, span)));
};

/**
 * The reasons for which a person must read a comment. They are found by words, so that no statistics decide. Without a
 * language, the words of all languages count: missing one is worse than reading one too many.
 */
export const flagsOf = (text: string, language: JudgedLanguage | null): CommentFlag[] => {
  const words = plainWords(text);
  const languages = language ? [language] : judgedLanguages;
  return commentFlags.filter((flag) => languages.some((each) => isFlagged(flag, words, each)));
};
