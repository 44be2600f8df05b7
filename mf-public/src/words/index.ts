import { type Language, languages } from '@folkmoot/contracts/client';
import { inputWordsIn } from '@folkmoot/question-types/words';
import { de } from './de.messages';
import { en } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';
import type { PageWords, ResidentWords } from './words';

const byLanguage: Readonly<Record<Language, ResidentWords>> = { en, es, fr, de };

const isOurs = (language: string): language is Language => (languages as readonly string[]).includes(language);

/** The first of these languages that there are words in; English when there are none. */
export const residentWordsIn = (...wanted: readonly (string | undefined)[]): ResidentWords => {
  const bases = wanted.map((tag) => tag?.toLowerCase().split('-')[0] ?? '');
  return byLanguage[bases.find(isOurs) ?? 'en'];
};

/** The words around a survey that is shown in one language, by a council with another. */
export const pageWordsIn = (shown: string, council: string): PageWords => {
  const { survey } = residentWordsIn(shown, council);
  const { language } = survey;
  const inputs = inputWordsIn(language);
  return shown.split('-')[0] === language ? { ...survey, inputs } : marked({ ...survey, inputs }, language);
};

const marked = (words: PageWords, lang: Language): PageWords => ({ ...words, lang, inputs: { ...words.inputs, lang } });
