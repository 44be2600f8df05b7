import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface EmailWords {
  readonly hint: string;
}

export const emailWords: Readonly<Record<Language, EmailWords>> = {
  en: {
    hint: 'Enter an email address, such as name@example.com.',
  },
  es: {
    hint: 'Introduzca una dirección de correo electrónico, por ejemplo nombre@ejemplo.com.',
  },
  fr: {
    hint: 'Saisissez une adresse e-mail, par exemple nom@exemple.com.',
  },
  de: {
    hint: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  },
  cy: {
    hint: 'Rhowch gyfeiriad e-bost, megis enw@enghraifft.com.',
  },
  ar: {
    hint: 'أدخل عنوان بريد إلكتروني، مثل \u2066name@example.com\u2069.',
  },
};
