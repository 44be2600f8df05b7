/** The languages of the screens of staff. Residents' pages have languages of their own. */
export const interfaceLanguages = ['en', 'cy'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

interface PageWithLanguage {
  document?: { documentElement?: { lang?: string } };
}

/**
 * The language of this page's interface. The shell writes it into the page before any screen loads, so that separately
 * built remotes read the same. English on a server, and on pages in other languages.
 */
export const interfaceLanguage = (): InterfaceLanguage =>
  (globalThis as PageWithLanguage).document?.documentElement?.lang === 'cy' ? 'cy' : 'en';
