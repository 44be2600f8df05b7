import type { SurveyContent, TranslationSources } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type SurveyText, surveyTexts } from './survey-texts';
import { textKey } from './text-key';

/**
 * @file Each translation has the key of the text that it was made from. When the text is changed, the keys differ, and
 * the translation is stale. Translations of earlier versions have no key: they count as current until their text is
 * changed.
 */

type Keyed = Pick<SurveyContent, 'translations' | 'translationSources'>;

const wordsAt = ({ translations }: Keyed, language: string, path: string): string | undefined =>
  lookup(lookup(translations, language), path);

const keyAt = ({ translationSources }: Keyed, language: string, path: string): string | undefined =>
  lookup(lookup(translationSources, language), path);

/** Whether a text was changed after it was translated. */
export const isStale = (
  content: Keyed,
  language: string,
  { path, text }: Pick<SurveyText, 'path' | 'text'>,
): boolean => {
  const key = keyAt(content, language, path);
  return key !== undefined && Boolean(wordsAt(content, language, path)?.trim()) && key !== textKey(text);
};

/** The texts that were changed after they were translated, in reading order. */
export const staleTexts = (content: SurveyContent, language: string): SurveyText[] =>
  lookup(content.translationSources, language) === undefined
    ? []
    : surveyTexts(content).filter((text) => isStale(content, language, text));

/** The keys after one text was translated, or after somebody has said that its translation still fits. */
export const withSource = (content: SurveyContent, language: string, path: string, text: string): SurveyContent => ({
  ...content,
  translationSources: {
    ...content.translationSources,
    [language]: { ...lookup(content.translationSources, language), [path]: textKey(text) },
  },
});

/**
 * A saved survey with the key of every translation. A key that was sent is kept. Otherwise words that did not change
 * keep their key, and new words belong to the present text.
 */
export const withSources = (content: SurveyContent, before: SurveyContent): SurveyContent => {
  const { translationSources: _, ...rest } = content;
  if (!content.translations) return rest;
  const present = new Map(surveyTexts(content).map(({ path, text }) => [path, textKey(text)]));
  const former = new Map(surveyTexts(before).map(({ path, text }) => [path, textKey(text)]));
  const keyOf = (language: string, path: string, words: string): string | undefined => {
    const sent = keyAt(content, language, path);
    if (sent !== undefined) return sent;
    return wordsAt(before, language, path) === words
      ? (keyAt(before, language, path) ?? former.get(path))
      : present.get(path);
  };
  const sources: TranslationSources = Object.fromEntries(
    Object.entries(content.translations).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).flatMap(([path, words]) => {
          const key = keyOf(language, path, words);
          return key === undefined ? [] : [[path, key] as const];
        }),
      ),
    ]),
  );
  return { ...rest, translationSources: sources };
};
