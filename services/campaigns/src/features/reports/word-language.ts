import { type ReportWordLanguage, reportWordLanguages } from '@folkmoot/contracts';

/** The language of the words around the questions: English where a language has none. */
export const wordLanguageOf = ({ language }: { readonly language: string }): ReportWordLanguage =>
  reportWordLanguages.find((each) => each === language) ?? 'en';
