import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. `example` is a number as people of the country write it. */
export interface PhoneWords {
  readonly hint: string;
}

export const phoneWords: Readonly<Record<Language, PhoneWords>> = {
  en: {
    hint: 'Enter a phone number with its area code, such as {example}. Begin a number of another country with +.',
  },
  es: {
    hint: 'Introduzca un número de teléfono con su prefijo, por ejemplo {example}. Si es de otro país, empiece con +.',
  },
  fr: {
    hint: 'Saisissez un numéro de téléphone avec son indicatif, par exemple {example}. Pour un autre pays, commencez par +.',
  },
  de: {
    hint: 'Geben Sie eine Telefonnummer mit Vorwahl ein, zum Beispiel {example}. Nummern anderer Länder beginnen mit +.',
  },
  cy: {
    hint: 'Rhowch rif ffôn gyda’i god ardal, megis {example}. Dechreuwch rif o wlad arall â +.',
  },
  ar: {
    hint: 'أدخل رقم هاتف مع رمز المنطقة، مثل \u2066{example}\u2069. ابدأ رقم أي بلد آخر بعلامة +.',
  },
};
