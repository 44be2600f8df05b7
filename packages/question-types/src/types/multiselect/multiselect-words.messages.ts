import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface MultiselectWords {
  readonly hint: string;
}

export const multiselectWords: Readonly<Record<Language, MultiselectWords>> = {
  en: {
    hint: 'Select all that apply.',
  },
  es: {
    hint: 'Seleccione todas las opciones que correspondan.',
  },
  fr: {
    hint: 'Sélectionnez toutes les réponses qui conviennent.',
  },
  de: {
    hint: 'Mehrere Antworten sind möglich.',
  },
  cy: {
    hint: 'Dewiswch bob un sy’n berthnasol.',
  },
  ar: {
    hint: 'اختر كل ما ينطبق.',
  },
};
