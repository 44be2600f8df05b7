import { type InterfaceLanguage, interfaceLanguages } from '@folkmoot/contracts/client';

/** The choice of this browser: for pages before sign-in, and so that a page need not wait for the session. */
const KEY = 'folkmoot-language';

/** A browser may refuse storage. Then the interface is English. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const chosenLanguage = (): InterfaceLanguage => {
  const stored = quietly(() => localStorage.getItem(KEY));
  return interfaceLanguages.find((language) => language === stored) ?? 'en';
};

/**
 * Stores a choice and loads the page again, because screens read their words once. Returns false when this is the
 * choice already, or when the browser stores nothing: then a new page would be in the same language.
 */
export const changeLanguage = (language: InterfaceLanguage, reload = () => window.location.reload()): boolean => {
  if (chosenLanguage() === language) return false;
  quietly(() => localStorage.setItem(KEY, language));
  if (chosenLanguage() !== language) return false;
  reload();
  return true;
};
