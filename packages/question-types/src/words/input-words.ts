import { type Language, localeOf } from '@folkmoot/contracts/client';
import { dropdownWords } from '../types/dropdown/dropdown-words.messages';
import { multiselectWords } from '../types/multiselect/multiselect-words.messages';
import { numberWords } from '../types/number/number-words.messages';
import { rankingWords } from '../types/ranking/ranking-words.messages';

/** The words of the inputs that have some: one line each. */
const words = { dropdown: dropdownWords, multiselect: multiselectWords, number: numberWords, ranking: rankingWords };

/** What residents read beside the texts of a survey, in one language. Plain texts, so that a page can carry them. */
export type InputWords = { readonly [K in keyof typeof words]: (typeof words)[K]['en'] } & {
  /** How numbers are written. */
  readonly locale: string;
  /** The same, where the page around them is in another language and has to mark them. */
  readonly lang?: Language;
};

export const inputWordsIn = (language: Language): InputWords => ({
  locale: localeOf(language),
  dropdown: words.dropdown[language],
  multiselect: words.multiselect[language],
  number: words.number[language],
  ranking: words.ranking[language],
});
