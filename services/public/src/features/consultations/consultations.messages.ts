import { lookup } from '@folkmoot/contracts';

/** The title of the list, by the language of the council. */
const titles: Readonly<Record<string, (council: string) => string>> = {
  en: (council) => `Consultations of ${council}`,
  cy: (council) => `Ymgynghoriadau ${council}`,
  es: (council) => `Consultas de ${council}`,
  fr: (council) => `Consultations de ${council}`,
  de: (council) => `Beteiligungen: ${council}`,
  ar: (council) => `استشارات ${council}`,
};

/** The same word in pictures, beside the council's name. */
const words: Readonly<Record<string, string>> = {
  en: 'Consultations',
  cy: 'Ymgynghoriadau',
  es: 'Consultas',
  fr: 'Consultations',
  de: 'Beteiligungen',
  ar: 'الاستشارات',
};

export const consultationMessages = {
  title: (council: string, language: string): string =>
    (lookup(titles, language) ?? ((name: string) => `Consultations of ${name}`))(council),
  word: (language: string): string => lookup(words, language) ?? 'Consultations',
};
