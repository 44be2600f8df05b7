import { localeOf, type PageLanguage, type Question } from '@folkmoot/contracts/client';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import { inputWords, laterWords } from '../../generated/input-words';
import { hasOptionSettings, OPTIONS_PART } from '../options/option-rules';

type WordsOfTypes = { readonly [Type in keyof typeof inputWords]: (typeof inputWords)[Type]['en'] };

/** Texts for residents besides those of the survey, in one language. Plain texts, so that a page can contain them. */
export type InputWords = WordsOfTypes & {
  /** Locale for numbers. */
  readonly locale: string;
  /** Set when the page around the texts is in another language: then their elements need a `lang` attribute. */
  readonly lang?: PageLanguage;
};

/** With `questions`, only what these questions need: a page contains its texts, and later types have many. */
export const inputWordsIn = (language: PageLanguage, questions?: readonly Question[]): InputWords => {
  const used = new Set<string>(questions?.map(({ type }) => type));
  if (questions?.some(hasOptionSettings)) used.add(OPTIONS_PART);
  const isUsed = (type: string): boolean => !questions || !laterWords.includes(type) || used.has(type);
  const inLanguage = Object.entries(inputWords).flatMap(([type, words]) =>
    isUsed(type) ? [[type, wordsFrom<object>(words, `inputs.${type}`, language)] as const] : [],
  );
  return { locale: localeOf(language), ...(Object.fromEntries(inLanguage) as WordsOfTypes) };
};
