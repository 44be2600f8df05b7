import type { PluralForms } from './words';

/** The plural form for a number. `other` when the language has no separate form for it. */
export const pluralOf = (forms: PluralForms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
