import {
  isUnreviewed,
  type Language,
  type PageLanguage,
  type PublicCouncil,
  pageLanguageOf,
  type Question,
} from '@folkmoot/contracts/client';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import { inputWordsIn } from '@folkmoot/question-types/words';
import { ar } from './ar.messages';
import { cy } from './cy.messages';
import { de } from './de.messages';
import { en } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';
import type { NoticeWords, PageWords, ResidentWords, SurveyWords } from './words';

const byLanguage: Readonly<Record<Language, ResidentWords>> = { en, es, fr, de, cy, ar };

type Switches = Pick<PublicCouncil, 'pageLanguages'> | null;

/** The first of these languages that our texts exist in and that is on at the council, or English. */
export const residentLanguage = (council: Switches, ...wanted: readonly (string | undefined)[]): PageLanguage =>
  wanted.map((tag) => pageLanguageOf(tag, council ?? {})).find((language) => language !== null) ?? 'en';

/** The texts in the first of these languages that our texts exist in and that is on at the council, or in English. */
export const residentWordsIn = (council: Switches, ...wanted: readonly (string | undefined)[]): ResidentWords => {
  const language = residentLanguage(council, ...wanted);
  const words = wordsFrom(byLanguage, 'resident', language);
  // A file of one language does not repeat its tag.
  return words.survey.language === language ? words : { ...words, survey: { ...words.survey, language } };
};

type Speaker = Pick<PublicCouncil, 'language' | 'pageLanguages'> & {
  readonly branding: Pick<PublicCouncil['branding'], 'thankYouText'>;
};

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
  const { survey } = residentWordsIn(council, shown, council.language);
  const { language } = survey;
  const { privacy, consent } = byLanguage.en.survey;
  const words = {
    ...survey,
    thankYou: thanksOf(survey, council, isKept),
    inputs: inputWordsIn(language, questions),
    ...(isUnreviewed(language) ? { english: { privacy, consent } } : {}),
  };
  return shown.split('-')[0] === language ? words : marked(words, language);
};

const marked = (words: PageWords, lang: PageLanguage): PageWords => ({
  ...words,
  lang,
  inputs: { ...words.inputs, lang },
});
