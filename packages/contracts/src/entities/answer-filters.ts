/** Matches responses whose answer to a question is in one of the segments, contains some words, or is a day or time in a span. */
export type AnswerFilter =
  | { readonly questionId: string; readonly segments: readonly string[] }
  | { readonly questionId: string; readonly words: string }
  | MomentFilter;

/** Both ends belong to it. One of them can be open. */
export interface MomentFilter {
  readonly questionId: string;
  /** `2026-05-04` or `14:30`. Empty when it is open. */
  readonly from: string;
  readonly to: string;
}

/**
 * The id for the language that people answered in, where a filter or a counter names a question. No question has it.
 */
export const LANGUAGE_ANSWERED_IN = '~language';

export const MAX_ANSWER_FILTERS = 10;
const MAX_SEGMENTS = 50;

const SEGMENTS = ':';
const WORDS = '=';
const SPAN = '@';
const BETWEEN = '..';

const encodeOne = (filter: AnswerFilter): string => {
  if ('words' in filter) return `${filter.questionId}${WORDS}${encodeURIComponent(filter.words)}`;
  if ('from' in filter) return `${filter.questionId}${SPAN}${filter.from}${BETWEEN}${filter.to}`;
  return `${filter.questionId}${SEGMENTS}${filter.segments.map(encodeURIComponent).join(',')}`;
};

/** Filters as one text for an address: `q1:east,west;q2=bench;q3@2026-05-01..2026-05-31`. Empty for none. */
export const encodeAnswerFilters = (filters: readonly AnswerFilter[]): string => filters.map(encodeOne).join(';');

const PART = /^([A-Za-z0-9_-]{1,40}(?:~other)?|~language|~theme|~sentiment|~wave)([:=@])(.+)$/;

const SPANNED = /^(\d{4}-\d\d-\d\d|\d\d:\d\d)?\.\.(\d{4}-\d\d-\d\d|\d\d:\d\d)?$/;

const decodeSpan = (questionId: string, span: string): MomentFilter | null => {
  const [whole, from = '', to = ''] = SPANNED.exec(span) ?? [];
  return whole === undefined || whole === BETWEEN ? null : { questionId, from, to };
};

const decodeOne = (part: string): AnswerFilter | null => {
  const [, questionId = '', sign, rest = ''] = PART.exec(part) ?? [];
  if (!sign) return null;
  if (sign === SPAN) return decodeSpan(questionId, rest);
  if (sign === WORDS) return { questionId, words: decodeURIComponent(rest) };
  const segments = rest.split(',').map(decodeURIComponent);
  return segments.length > MAX_SEGMENTS || segments.includes('') ? null : { questionId, segments };
};

/** The filters of an encoded text; null when it is invalid. */
export const decodeAnswerFilters = (text: string): AnswerFilter[] | null => {
  if (text === '') return [];
  try {
    const filters = text.split(';').map(decodeOne);
    if (filters.length > MAX_ANSWER_FILTERS) return null;
    return filters.every((filter) => filter !== null) ? filters : null;
  } catch {
    // The text is not valid percent-encoding.
    return null;
  }
};
