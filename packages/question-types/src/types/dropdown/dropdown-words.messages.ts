import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface DropdownWords {
  readonly choose: string;
}

export const dropdownWords: Readonly<Record<Language, DropdownWords>> = {
  en: {
    choose: 'Choose an option',
  },
  es: {
    choose: 'Elija una opción',
  },
  fr: {
    choose: 'Choisissez une option',
  },
  de: {
    choose: 'Bitte auswählen',
  },
  cy: {
    choose: 'Dewiswch opsiwn',
  },
  ar: {
    choose: 'اختر أحد الخيارات',
  },
};
