import type { PluralForms } from './words';

/** The form for a number; `other` where the language does not tell it apart. */
export const pluralOf = (forms: PluralForms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
