import { ar } from './ar.messages';
import { cy } from './cy.messages';
import { de } from './de.messages';
import { en } from './en.messages';
import { es } from './es.messages';
import { fr } from './fr.messages';
import type { SubscriptionWords } from './words';

export type { SubscriptionWords } from './words';

const byLanguage = new Map<string, SubscriptionWords>(Object.entries({ en, es, fr, de, cy, ar }));

/** The texts in a council's language, or in English when there is no translation. */
export const wordsIn = (language: string): SubscriptionWords => byLanguage.get(language) ?? en;
