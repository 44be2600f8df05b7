import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. `example` is a postcode of the country. */
export interface PostcodeWords {
  readonly hint: string;
}

export const postcodeWords: Readonly<Record<Language, PostcodeWords>> = {
  en: {
    hint: 'Enter a full postcode, such as {example}.',
  },
  es: {
    hint: 'Introduzca un código postal completo, por ejemplo {example}.',
  },
  fr: {
    hint: 'Saisissez un code postal complet, par exemple {example}.',
  },
  de: {
    hint: 'Geben Sie eine vollständige Postleitzahl ein, zum Beispiel {example}.',
  },
  cy: {
    hint: 'Rhowch god post llawn, megis {example}.',
  },
  ar: {
    hint: 'أدخل الرمز البريدي كاملًا، مثل \u2066{example}\u2069.',
  },
};
