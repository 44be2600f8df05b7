import { lookup, type SurveyContent, type TranslationImport } from '@folkmoot/contracts/client';
import { textKey } from '@folkmoot/question-types/core';

/**
 * The draft with the translations that a file changes. A translation of an older text is marked as stale. So is one of
 * a text that was changed in the draft since the file was read.
 */
export const withImported = (
  content: SurveyContent,
  { language, changed, stale }: Pick<TranslationImport, 'language' | 'changed' | 'stale'>,
): SurveyContent => {
  const old = new Set(stale.map(({ path }) => path));
  const words = Object.fromEntries(changed.map(({ path, after }) => [path, after]));
  // No text has the key of the empty text, so a stale one stays stale.
  const keys = Object.fromEntries(changed.map(({ path, source }) => [path, textKey(old.has(path) ? '' : source)]));
  return {
    ...content,
    translations: { ...content.translations, [language]: { ...lookup(content.translations, language), ...words } },
    translationSources: {
      ...content.translationSources,
      [language]: { ...lookup(content.translationSources, language), ...keys },
    },
  };
};
