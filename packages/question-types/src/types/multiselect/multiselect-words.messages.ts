import type { Language } from '@folkmoot/contracts/client';

/** Words that residents read. */
export interface MultiselectWords {
  readonly hint: string;
}

export const multiselectWords: Readonly<Record<Language, MultiselectWords>> = {
  en: {
    hint: 'Select all that apply.',
  },
  es: {
    hint: 'Seleccione todas las que correspondan.',
  },
  fr: {
    hint: 'Cochez toutes les réponses qui conviennent.',
  },
  de: {
    hint: 'Mehrere Antworten sind möglich.',
  },
};
