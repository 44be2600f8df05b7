import { type Language, localeOf } from '@folkmoot/contracts/client';
import { inputWords } from '../../generated/input-words';

type WordsOfTypes = { readonly [Type in keyof typeof inputWords]: (typeof inputWords)[Type]['en'] };

/** Texts for residents besides those of the survey, in one language. Plain texts, so that a page can contain them. */
export type InputWords = WordsOfTypes & {
  /** Locale for numbers. */
  readonly locale: string;
  /** Set when the page around the texts is in another language: then their elements need a `lang` attribute. */
  readonly lang?: Language;
};

export const inputWordsIn = (language: Language): InputWords => {
  const inLanguage = Object.entries(inputWords).map(([type, words]) => [type, words[language]]);
  return { locale: localeOf(language), ...(Object.fromEntries(inLanguage) as WordsOfTypes) };
};
