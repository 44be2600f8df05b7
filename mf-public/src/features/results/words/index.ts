import type { Language } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { ar } from './ar.messages';
import { cy } from './cy.messages';
import { de } from './de.messages';
import { en } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';
import type { ResultsWords } from './words';

export type { ResultsWords } from './words';

const byLanguage: Readonly<Record<Language, ResultsWords>> = { en, es, fr, de, cy, ar };

/** The texts in a council's language, or in English when there is no translation. */
export const resultsWordsIn = (language: string): ResultsWords => lookup(byLanguage, language) ?? en;
