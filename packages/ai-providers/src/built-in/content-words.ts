import { type JudgedLanguage, languageWords } from './languages/languages';
import { isMoodWord } from './sentiment-features';
import { folded } from './tokens';
import { wordSet } from './words';

const SHORTEST = 3;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’-]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;

const dull = new Map<JudgedLanguage, ReadonlySet<string>>();

/** Words of grammar and of any talk, which are never the name of a theme. */
export const dullWords = (language: JudgedLanguage): ReadonlySet<string> => {
  const known = dull.get(language);
  if (known) return known;
  const { common, marks, negators, stronger, weaker, turns, wishes } = languageWords[language];
  const made = wordSet(folded([common, marks, negators, stronger, weaker, turns, wishes].join(' ')));
  dull.set(language, made);
  return made;
};

/** Lower-case words of a text, with their accents. */
export const contentWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** True for a word that says nothing about the topic: grammar, praise, complaint. */
export const isDull = (word: string, language: JudgedLanguage): boolean => {
  const plain = folded(word);
  return plain.length < SHORTEST || dullWords(language).has(plain) || isMoodWord(plain, language);
};
