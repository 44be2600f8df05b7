import { welsh } from './cy.messages';
import { german } from './de.messages';
import { english } from './en.messages';
import { spanish } from './es.messages';
import { french } from './fr.messages';
import type { LanguageWords } from './language-words';

export const judgedLanguages = ['en', 'es', 'fr', 'de', 'cy'] as const;
export type JudgedLanguage = (typeof judgedLanguages)[number];

/** Whether comments in a language can be read. */
export const isJudgedLanguage = (language: string | null): language is JudgedLanguage =>
  judgedLanguages.some((each) => each === language);

export const languageWords: Readonly<Record<JudgedLanguage, LanguageWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  cy: welsh,
};
