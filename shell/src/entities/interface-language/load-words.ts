import type { InterfaceLanguage } from '@folkmoot/contracts/client';

/** English words are in the screens themselves. */
type Catalogues = Readonly<Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<unknown>>>;

/**
 * Replaces the words of the shell and of the shared packages, and marks the page with the language. Runs before any
 * screen is loaded. The page stays English when the words cannot be loaded.
 */
export const loadWords = async (
  language: InterfaceLanguage,
  page: Pick<Document, 'documentElement'>,
  load: Catalogues,
): Promise<void> => {
  if (language === 'en') return;
  const isLoaded = await load[language]().then(
    () => true,
    () => false,
  );
  if (isLoaded) page.documentElement.lang = language;
};
