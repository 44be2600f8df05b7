export type Translation = readonly [path: string, language: string, text: string];

/** Translations by language and path. Paths and languages come from the file, so they are keys of maps until the end. */
export const translationsOf = (all: readonly Translation[]): Record<string, Record<string, string>> => {
  const byLanguage = new Map<string, Map<string, string>>();
  for (const [path, language, text] of all) {
    const texts = byLanguage.get(language) ?? new Map<string, string>();
    byLanguage.set(language, texts.set(path, text));
  }
  return Object.fromEntries([...byLanguage].map(([language, texts]) => [language, Object.fromEntries(texts)]));
};
