import { lookup, MAX_TRANSLATION, type SurveyContent, type TranslationImport } from '@folkmoot/contracts';
import { isStale, surveyTexts, textKey } from '@folkmoot/question-types/core';
import { messages } from './translation-files.messages';

export type TranslationState = 'missing' | 'stale' | 'translated';

/** A text to translate, as files have it. */
export interface TranslationRow {
  readonly path: string;
  readonly where: string;
  readonly source: string;
  readonly target: string;
  readonly state: TranslationState;
}

/** A text in a file that came back. Its source is null when the file does not repeat it. */
export interface FileRow {
  readonly path: string;
  readonly source: string | null;
  readonly target: string;
}

/** The texts of a survey with their translations into a language, in reading order. */
export const translationRows = (content: SurveyContent, language: string): TranslationRow[] => {
  const words = lookup(content.translations, language);
  const numbers = new Map(content.questions.map(({ id }, index) => [id, index + 1]));
  return surveyTexts(content).map((text) => {
    const { path, questionId, what } = text;
    const place = questionId === null ? messages.survey : messages.question(numbers.get(questionId) ?? 0);
    const target = lookup(words, path)?.trim() ?? '';
    const present = isStale(content, language, text) ? 'stale' : 'translated';
    const state = target === '' ? 'missing' : present;
    return { path, where: messages.where(place, what), source: text.text, target, state };
  });
};

const PLACEHOLDER = /\{\w{1,40}\}/g;

const missingPlaceholders = (source: string, target: string): string[] => {
  const has = new Set(target.match(PLACEHOLDER));
  return [...new Set(source.match(PLACEHOLDER))].filter((placeholder) => !has.has(placeholder));
};

/** Spreadsheets and translation tools change the ends of lines. */
const asWritten = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

type Comparison = Omit<TranslationImport, 'format' | 'language'>;

interface ReadRow {
  readonly row: TranslationRow;
  readonly after: string;
  /** The file has another source text than the survey. */
  readonly isOld: boolean;
  readonly missing: readonly string[];
}

const findIn = (row: TranslationRow, { source, target }: FileRow): ReadRow => {
  const after = asWritten(target);
  const isOld = source !== null && asWritten(source) !== asWritten(row.source);
  return { row, after, isOld, missing: missingPlaceholders(row.source, after) };
};

type Outcome = 'empty' | 'tooLong' | 'withoutPlaceholders' | 'same' | 'changed';

const outcomeOf = ({ row, after, isOld, missing }: ReadRow, { source }: FileRow): Outcome => {
  if (after === '') return 'empty';
  if (after.length > MAX_TRANSLATION) return 'tooLong';
  if (missing.length > 0) return 'withoutPlaceholders';
  // The same words confirm that a stale translation still fits only when the file has the present text beside them.
  const isConfirmed = row.state === 'stale' && source !== null && !isOld;
  return after === asWritten(row.target) && !isConfirmed ? 'same' : 'changed';
};

/** The changes that a file would make. */
export const compareTranslations = (content: SurveyContent, language: string, rows: readonly FileRow[]): Comparison => {
  const known = new Map(translationRows(content, language).map((row) => [row.path, row]));
  const unknown = rows.filter(({ path }) => !known.has(path)).map(({ path }) => path);
  const readRows = rows.flatMap((fileRow) => {
    const row = known.get(fileRow.path);
    if (!row) return [];
    const readRow = findIn(row, fileRow);
    return [{ ...readRow, outcome: outcomeOf(readRow, fileRow) }];
  });
  const of = (outcome: Outcome) => readRows.filter((each) => each.outcome === outcome);
  const nameOf = ({ row: { path, where } }: ReadRow) => ({ path, where });
  const changed = of('changed');
  return {
    changed: changed.map(({ row, after }) => ({
      path: row.path,
      where: row.where,
      source: row.source,
      before: row.target,
      after,
    })),
    stale: changed.filter(({ isOld }) => isOld).map(nameOf),
    unknown,
    withoutPlaceholders: of('withoutPlaceholders').map(({ row: { path, where }, missing }) => ({
      path,
      where,
      missing: [...missing],
    })),
    tooLong: of('tooLong').map(nameOf),
    empty: of('empty').length,
    same: of('same').length,
  };
};

/** The draft with the translations of a file. A stale one keeps the key of the source text that the file has. */
export const withTranslations = (
  content: SurveyContent,
  language: string,
  { changed, stale }: Comparison,
  rows: readonly FileRow[],
): SurveyContent => {
  const old = new Set(stale.map(({ path }) => path));
  const sources = new Map(rows.map(({ path, source }) => [path, source]));
  const words = Object.fromEntries(changed.map(({ path, after }) => [path, after]));
  const keys = changed.map(({ path, source }) => [path, textKey(old.has(path) ? (sources.get(path) ?? '') : source)]);
  return {
    ...content,
    translations: { ...content.translations, [language]: { ...lookup(content.translations, language), ...words } },
    translationSources: {
      ...content.translationSources,
      [language]: { ...lookup(content.translationSources, language), ...Object.fromEntries(keys) },
    },
  };
};
