import type { Language } from '@folkmoot/contracts/client';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import { ar } from './ar.messages';
import { cy } from './cy.messages';
import { de } from './de.messages';
import { en } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';
import type { SubscriptionWords } from './words';

export type { SubscriptionWords } from './words';

const byLanguage: Readonly<Record<Language, SubscriptionWords>> = { en, es, fr, de, cy, ar };

/** The texts in a council's language, or in English when there is no translation. */
export const wordsIn = (language: string): SubscriptionWords => wordsFrom(byLanguage, 'subscription', language);
