import type { LanguageCues } from './cues';
import { welshCues } from './cy.cues.messages';
import { germanCues } from './de.cues.messages';
import { englishCues } from './en.cues.messages';
import { spanishCues } from './es.cues.messages';
import { frenchCues } from './fr.cues.messages';
import type { JudgedLanguage } from './languages';

export const languageCues: Readonly<Record<JudgedLanguage, LanguageCues>> = {
  en: englishCues,
  es: spanishCues,
  fr: frenchCues,
  de: germanCues,
  cy: welshCues,
};
