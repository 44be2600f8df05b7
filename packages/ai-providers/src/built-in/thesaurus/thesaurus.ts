import type { JudgedLanguage } from '../languages/languages';
import { welshThesaurus } from './cy.messages';
import { germanThesaurus } from './de.messages';
import { englishThesaurus } from './en.messages';
import { spanishThesaurus } from './es.messages';
import { frenchThesaurus } from './fr.messages';
import type { ThesaurusWords } from './thesaurus-words';

export const thesaurus: Readonly<Record<JudgedLanguage, ThesaurusWords>> = {
  en: englishThesaurus,
  es: spanishThesaurus,
  fr: frenchThesaurus,
  de: germanThesaurus,
  cy: welshThesaurus,
};
