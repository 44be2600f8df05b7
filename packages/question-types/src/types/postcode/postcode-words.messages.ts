import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. `example` is a postcode of the country. */
export interface PostcodeWords {
  readonly hint: string;
  /** The promise of the page, when a table of the council finds the ward. */
  readonly keepsWard: string;
  readonly keepsAll: string;
}

export const postcodeWords: Readonly<Record<Language, PostcodeWords>> = {
  en: {
    hint: 'Enter a full postcode, such as {example}.',
    keepsWard: 'We keep your ward, not your postcode.',
    keepsAll: 'We keep your postcode and your ward.',
  },
  es: {
    hint: 'Introduzca un código postal completo, por ejemplo {example}.',
    keepsWard: 'Guardamos su distrito electoral, no su código postal.',
    keepsAll: 'Guardamos su código postal y su distrito electoral.',
  },
  fr: {
    hint: 'Saisissez un code postal complet, par exemple {example}.',
    keepsWard: 'Nous conservons votre secteur, pas votre code postal.',
    keepsAll: 'Nous conservons votre code postal et votre secteur.',
  },
  de: {
    hint: 'Geben Sie eine vollständige Postleitzahl ein, zum Beispiel {example}.',
    keepsWard: 'Wir behalten Ihren Bezirk, nicht Ihre Postleitzahl.',
    keepsAll: 'Wir behalten Ihre Postleitzahl und Ihren Bezirk.',
  },
  cy: {
    hint: 'Rhowch god post llawn, megis {example}.',
    keepsWard: 'Rydym yn cadw eich ward, nid eich cod post.',
    keepsAll: 'Rydym yn cadw eich cod post a’ch ward.',
  },
  ar: {
    hint: 'أدخل الرمز البريدي كاملًا، مثل \u2066{example}\u2069.',
    keepsWard: 'نحتفظ بدائرتك وليس برمزك البريدي.',
    keepsAll: 'نحتفظ برمزك البريدي ودائرتك.',
  },
};
