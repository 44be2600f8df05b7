import {
  type IntroFile,
  lookup,
  type Question,
  type SurveyContent,
  type Translations,
} from '@folkmoot/contracts/client';
import { type SurveyText, withSource } from '@folkmoot/question-types/core';

/** New ids by old ids: of questions, and of the options of each question (by the question's old id). */
export interface RenamedParts {
  questions: ReadonlyMap<string, string>;
  options: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type Languages = Translations | undefined;

/**
 * Maps every path of every language. `change` returns null to remove a path. Returns the same object when nothing
 * changes.
 */
const mapPaths = (translations: Languages, change: (path: string) => string | null): Languages => {
  if (!translations) return translations;
  let isChanged = false;
  const mapped = Object.entries(translations).map(([language, texts]) => {
    const entries = Object.entries(texts).flatMap(([path, words]) => {
      const next = change(path);
      if (next !== path) isChanged = true;
      return next === null ? [] : [[next, words] as const];
    });
    return [language, Object.fromEntries(entries)] as const;
  });
  return isChanged ? Object.fromEntries(mapped) : translations;
};

const optionIdsOf = ({ options = [], imageOptions = [], columns = [] }: Question): Set<string> =>
  new Set([...options, ...imageOptions, ...columns].map(({ id }) => id));

/** The parts of a path below a question: `questions.q1.options.o1` has q1 and o1. */
const questionPath = (path: string) => {
  const [root, questionId, list, optionId, ...rest] = path.split('.');
  if (root !== 'questions' || questionId === undefined) return null;
  const isOption = list === 'options' || list === 'imageOptions' || list === 'columns';
  return { questionId, list, optionId: isOption ? optionId : undefined, rest, words: [list, optionId, ...rest] };
};

/** Removes translations of removed questions and options. */
export const withoutOrphans = (translations: Languages, before: Question, after: Question | null): Languages => {
  const kept = after ? optionIdsOf(after) : new Set<string>();
  return mapPaths(translations, (path) => {
    const parts = questionPath(path);
    if (parts?.questionId !== before.id) return path;
    const isGone = after === null || (parts.optionId !== undefined && !kept.has(parts.optionId));
    return isGone ? null : path;
  });
};

/** The path with new ids. Null when it belongs to no renamed question. */
export const renamedPath = (path: string, { questions, options }: RenamedParts): string | null => {
  const parts = questionPath(path);
  const questionId = parts && questions.get(parts.questionId);
  if (!parts || questionId === undefined) return null;
  const { optionId, list, rest, words } = parts;
  const tail =
    optionId === undefined ? words : [list, options.get(parts.questionId)?.get(optionId) ?? optionId, ...rest];
  return ['questions', questionId, ...tail].filter((word) => word !== undefined).join('.');
};

/** Renames the paths of translations of renamed parts. Others stay. */
export const renameTranslations = (translations: Languages, renamed: RenamedParts): Languages =>
  mapPaths(translations, (path) => renamedPath(path, renamed) ?? path);

/** Adds the texts of one set of translations to another, by language. */
export const mergedTranslations = (first: Languages, second: Languages): Languages => {
  if (!second) return first;
  const languages = new Set([...Object.keys(first ?? {}), ...Object.keys(second)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, { ...lookup(first, language), ...lookup(second, language) }]),
  );
};

/** Sets the translation of a text in one language. Empty words remove it. */
export const withTranslation = (
  content: SurveyContent,
  language: string,
  { path, text }: Pick<SurveyText, 'path' | 'text'>,
  words: string,
): SurveyContent => {
  const { [path]: _before, ...others } = lookup(content.translations, language) ?? {};
  const texts = words === '' ? others : { ...others, [path]: words };
  const translated = { ...content, translations: { ...content.translations, [language]: texts } };
  return words === '' ? translated : withSource(translated, language, path, text);
};

/** Sets or removes the introduction file of one language. */
export const withIntroFileOf = (content: SurveyContent, language: string, file: IntroFile | null): SurveyContent => {
  if (!file && !lookup(content.introFiles, language)) return content;
  const { [language]: _before, ...others } = content.introFiles ?? {};
  return { ...content, introFiles: file ? { ...others, [language]: file } : others };
};

export const withLanguage = (content: SurveyContent, language: string): SurveyContent =>
  lookup(content.translations, language)
    ? content
    : { ...content, translations: { ...content.translations, [language]: {} } };

export const withoutLanguage = (content: SurveyContent, language: string): SurveyContent => {
  const { [language]: _gone, ...others } = content.translations ?? {};
  return { ...withIntroFileOf(content, language, null), translations: others };
};
