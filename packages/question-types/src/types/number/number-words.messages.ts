import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface NumberWords {
  readonly hint: string;
  /** For numbers with decimals; `example` is one of them. */
  readonly decimalHint: string;
}

export const numberWords: Readonly<Record<Language, NumberWords>> = {
  en: {
    hint: 'Enter a whole number from {min} to {max}.',
    decimalHint: 'Enter a number from {min} to {max}, for example {example}.',
  },
  es: {
    hint: 'Introduzca un número entero del {min} al {max}.',
    decimalHint: 'Introduzca un número del {min} al {max}, por ejemplo {example}.',
  },
  fr: {
    hint: 'Saisissez un nombre entier de {min} à {max}.',
    decimalHint: 'Saisissez un nombre de {min} à {max}, par exemple {example}.',
  },
  de: {
    hint: 'Geben Sie eine ganze Zahl von {min} bis {max} ein.',
    decimalHint: 'Geben Sie eine Zahl von {min} bis {max} ein, zum Beispiel {example}.',
  },
  cy: {
    hint: 'Rhowch rif cyfan o {min} i {max}.',
    decimalHint: 'Rhowch rif o {min} i {max}, er enghraifft {example}.',
  },
  ar: {
    hint: 'أدخل عددًا صحيحًا من {min} إلى {max}.',
    decimalHint: 'أدخل عددًا من {min} إلى {max}، مثلًا {example}.',
  },
};
