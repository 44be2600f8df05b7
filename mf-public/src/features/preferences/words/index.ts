import type { Language } from '@folkmoot/contracts/client';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import { ar } from './ar.messages';
import { cy } from './cy.messages';
import { de } from './de.messages';
import { en, type OwnPageWords } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';

export type { OwnPageWords } from './en.messages';

const byLanguage: Readonly<Record<Language, OwnPageWords>> = { en, es, fr, de, cy, ar };

/** The texts of the pages of a person's own data in a council's language, or in English without a translation. */
export const ownPageWords = (language: string): OwnPageWords => wordsFrom(byLanguage, 'ownPage', language);
