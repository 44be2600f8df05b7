import { type Language, languages, type PublicCouncil, type Question } from '@folkmoot/contracts/client';
import { inputWordsIn } from '@folkmoot/question-types/words';
import { ar } from './ar.messages';
import { cy } from './cy.messages';
import { de } from './de.messages';
import { en } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';
import type { NoticeWords, PageWords, ResidentWords, SurveyWords } from './words';

const byLanguage: Readonly<Record<Language, ResidentWords>> = { en, es, fr, de, cy, ar };

const isOurs = (language: string): language is Language => (languages as readonly string[]).includes(language);

/** The texts in the first of these languages that has a translation, or in English. */
export const residentWordsIn = (...wanted: readonly (string | undefined)[]): ResidentWords => {
  const bases = wanted.map((tag) => tag?.toLowerCase().split('-')[0] ?? '');
  return byLanguage[bases.find(isOurs) ?? 'en'];
};

type Speaker = Pick<PublicCouncil, 'language'> & { readonly branding: Pick<PublicCouncil['branding'], 'thankYouText'> };

/**
 * The thank-you: our sentence, then what the council says in its own language, or ours where it says nothing; of the
 * demonstration, which keeps nothing, that it is one.
 */
export const thanksOf = (
  { thankYou, language, demo }: SurveyWords,
  council: Speaker | null,
  isKept: boolean,
): NoticeWords => {
  if (!isKept) return { ...thankYou, more: demo };
  const more = council?.branding.thankYouText?.trim();
  if (!council || !more) return thankYou;
  return { ...thankYou, more, ...(council.language === language ? {} : { moreLang: council.language }) };
};

/** The texts around a survey, when the survey and the council can have different languages. */
export const pageWordsIn = (
  shown: string,
  council: Speaker,
  isKept = true,
  questions?: readonly Question[],
): PageWords => {
  const { survey } = residentWordsIn(shown, council.language);
  const { language } = survey;
  const words = { ...survey, thankYou: thanksOf(survey, council, isKept), inputs: inputWordsIn(language, questions) };
  return shown.split('-')[0] === language ? words : marked(words, language);
};

const marked = (words: PageWords, lang: Language): PageWords => ({ ...words, lang, inputs: { ...words.inputs, lang } });
