import type { DateKind, Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface DateWords {
  /** The hint for each kind, with an example. */
  readonly examples: Readonly<Record<DateKind, string>>;
  readonly range: string;
}

export const dateWords: Readonly<Record<Language, DateWords>> = {
  en: {
    examples: {
      date: 'Enter a date with day, month and year, such as 27/3/2026.',
      time: 'Enter a time, such as 14:30.',
      datetime: 'Enter a date and a time, such as 27/3/2026 14:30.',
    },
    range: 'It can be from {min} to {max}.',
  },
  es: {
    examples: {
      date: 'Introduzca una fecha con día, mes y año, por ejemplo 27/3/2026.',
      time: 'Introduzca una hora, por ejemplo 14:30.',
      datetime: 'Introduzca una fecha y una hora, por ejemplo 27/3/2026 14:30.',
    },
    range: 'Puede ser del {min} al {max}.',
  },
  fr: {
    examples: {
      date: 'Saisissez une date avec le jour, le mois et l’année, par exemple 27/3/2026.',
      time: 'Saisissez une heure, par exemple 14:30.',
      datetime: 'Saisissez une date et une heure, par exemple 27/3/2026 14:30.',
    },
    range: 'Elle peut aller de {min} à {max}.',
  },
  de: {
    examples: {
      date: 'Geben Sie ein Datum mit Tag, Monat und Jahr ein, zum Beispiel 27.3.2026.',
      time: 'Geben Sie eine Uhrzeit ein, zum Beispiel 14:30.',
      datetime: 'Geben Sie Datum und Uhrzeit ein, zum Beispiel 27.3.2026 14:30.',
    },
    range: 'Möglich ist alles von {min} bis {max}.',
  },
  cy: {
    examples: {
      date: 'Rhowch ddyddiad gyda diwrnod, mis a blwyddyn, megis 27/3/2026.',
      time: 'Rhowch amser, megis 14:30.',
      datetime: 'Rhowch ddyddiad ac amser, megis 27/3/2026 14:30.',
    },
    range: 'Gall fod rhwng {min} a {max}.',
  },
  ar: {
    examples: {
      date: 'أدخل تاريخًا باليوم والشهر والسنة، مثل \u206627/3/2026\u2069.',
      time: 'أدخل وقتًا، مثل 14:30.',
      datetime: 'أدخل تاريخًا ووقتًا، مثل \u206627/3/2026 14:30\u2069.',
    },
    range: 'يمكن أن يكون من {min} إلى {max}.',
  },
};
