import { lookup } from '../core/dictionary';
import { attributeKeyOf } from './attribute-terms';

/** Values of `{name}` in subject and text of a survey invitation that are the same for everybody. */
export const mailMergeFields = ['council', 'campaign', 'closes'] as const;
export type MailMergeField = (typeof mailMergeFields)[number];

/** `{first name}` or `{first name|neighbour}`. */
const FIELD = /\{([\p{L}\p{M}\p{N}_ ]{0,80})(?:\|([^{}|\n]{0,200}))?\}/gu;

/** One merge field of a text. */
export interface MergeField {
  /** `first_name` for `{First name}`. */
  readonly key: string;
  /** For an empty value; empty when the text has none. */
  readonly fallback: string;
  /** A blank before or behind the field, left out with an empty value, or a full stop behind it. */
  readonly before: string;
  readonly after: string;
}

/** The merge fields in a text that do not exist, each once. */
export const unknownMergeFields = (text: string, known: readonly string[] = mailMergeFields): string[] => [
  ...new Set(
    [...text.matchAll(FIELD)]
      .map(([, written = '']) => written.trim())
      .filter((written) => !known.includes(attributeKeyOf(written))),
  ),
];

/** `{first name}` for `first_name`. */
export const writtenMergeField = (key: string): string => `{${key.replaceAll('_', ' ')}}`;

const ENDS_WORD = /[\s,.;:!?)]/;
const endsSentence = (value: string): boolean => /[.!?…]$/.test(value.trimEnd());

/**
 * The words for a field: its value, or its fallback. An empty one leaves no double blank. A value that ends its sentence
 * itself, as "What should our parks look like?", has no full stop after it.
 */
export const filledMergeField = ({ fallback, before, after }: MergeField, value: string): string => {
  const shown = value.trim() === '' ? fallback.trim() : value;
  if (shown === '') return after.trim();
  return `${before}${shown}${after === '.' && endsSentence(shown) ? '' : after}`;
};

/** Where the field is in the text. */
interface FieldPosition {
  readonly index: number;
  readonly end: number;
  /** The text before it is written already. */
  readonly from: number;
  readonly isLineStart: boolean;
}

/** The blank before the field, when a blank, a mark or the end of the line follows as well. */
const blankBefore = (text: string, { index, end, from }: FieldPosition): string =>
  index > from && text[index - 1] === ' ' && ENDS_WORD.test(text[end] ?? '\n') ? ' ' : '';

/** A full stop that is no ellipsis, or the blank behind a field that begins its line. */
const behind = (text: string, { end, isLineStart }: FieldPosition): string => {
  if (text[end] === '.' && text[end + 1] !== '.') return '.';
  return isLineStart && text[end] === ' ' ? ' ' : '';
};

/** Replaces merge fields by words; with null a field stays. What is filled in is not expanded again. */
export const replaceMergeFields = (text: string, replace: (field: MergeField) => string | null): string => {
  let merged = '';
  let from = 0;
  let isLineOpen = false;
  for (const { 0: whole, 1: written = '', 2: fallback = '', index } of text.matchAll(FIELD)) {
    const begins = index === 0 || text[index - 1] === '\n';
    const position: FieldPosition = {
      index,
      end: index + whole.length,
      from,
      isLineStart: begins || (isLineOpen && index === from),
    };
    const field = {
      key: attributeKeyOf(written),
      fallback,
      before: blankBefore(text, position),
      after: behind(text, position),
    };
    const words = replace(field);
    if (words === null) continue;
    merged += text.slice(from, index - field.before.length) + words;
    from = position.end + field.after.length;
    isLineOpen = position.isLineStart && field.after === ' ';
  }
  return merged + text.slice(from);
};

/** Replaces the merge fields that have a value here; others stay. Values are plain text. */
export const mergeMail = (text: string, values: Readonly<Record<string, string>>): string =>
  replaceMergeFields(text, (field) => {
    const value = lookup(values, field.key);
    return value === undefined ? null : filledMergeField(field, value);
  });
