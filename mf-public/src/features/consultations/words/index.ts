import type { Language } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { ar } from './ar.messages';
import { cy } from './cy.messages';
import { de } from './de.messages';
import { en } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';
import type { ConsultationsWords } from './words';

export type { ConsultationsWords } from './words';

const byLanguage: Readonly<Record<Language, ConsultationsWords>> = { en, es, fr, de, cy, ar };

/** The texts in a council's language, or in English when there is no translation. */
export const consultationsWordsIn = (language: string): ConsultationsWords => lookup(byLanguage, language) ?? en;
