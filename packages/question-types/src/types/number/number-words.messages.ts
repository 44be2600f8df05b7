import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface NumberWords {
  readonly hint: string;
}

export const numberWords: Readonly<Record<Language, NumberWords>> = {
  en: {
    hint: 'Enter a whole number from {min} to {max}.',
  },
  es: {
    hint: 'Introduzca un número entero del {min} al {max}.',
  },
  fr: {
    hint: 'Saisissez un nombre entier de {min} à {max}.',
  },
  de: {
    hint: 'Geben Sie eine ganze Zahl von {min} bis {max} ein.',
  },
  cy: {
    hint: 'Rhowch rif cyfan o {min} i {max}.',
  },
  ar: {
    hint: 'أدخل عددًا صحيحًا من {min} إلى {max}.',
  },
};
