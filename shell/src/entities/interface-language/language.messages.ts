import type { InterfaceLanguage } from '@folkmoot/contracts/client';

/** Each language in its own words. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = { en: 'English', cy: 'Cymraeg' };

export const messages = {
  language: 'Language',
} as const;
