import type { Language } from '@folkmoot/contracts';

/** The languages that the embedded font can write. */
export type PaperLanguage = Exclude<Language, 'ar'>;

/** The language of posters and cards: the council's, or English where the font has no letters of it. */
export const paperLanguageOf = (language: Language): PaperLanguage => (language === 'ar' ? 'en' : language);
