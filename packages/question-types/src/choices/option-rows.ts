import { MAX_OPTION_LABEL, type QuestionOption } from '@folkmoot/contracts/client';
import { messages } from './choices.messages';
import { newOptionId } from './option-id';

/** Options after an edit, and the option that gets the focus. */
export interface OptionEdit {
  options: QuestionOption[];
  focusId: string;
}

/** Bullets and numbers before the items of a copied list. */
const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s/;

/** The lines of a pasted list, or the first column of a pasted table. Without bullets and empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split('\t')[0] ?? '').trim().replace(BULLET, '').trim().slice(0, MAX_OPTION_LABEL))
    .filter((line) => line !== '');

const keyOf = (label: string): string => label.trim().toLowerCase();

/** Whether nobody has written this label: it is empty, or the one of a new question. */
export const isUnwritten = (label: string, index: number): boolean =>
  label.trim() === '' ||
  [messages.option, messages.row, messages.column].some((newLabel) => label === newLabel(index + 1));

/** The lines that are no options yet, each once. */
const newLines = (options: readonly QuestionOption[], lines: readonly string[]): string[] => {
  const known = new Set(options.map(({ label }) => keyOf(label)));
  return lines.filter((line) => {
    if (known.has(keyOf(line))) return false;
    known.add(keyOf(line));
    return true;
  });
};

/** Adds an empty option after a row. An empty row that is there already is used. */
export const withRowAfter = (options: readonly QuestionOption[], index: number): OptionEdit => {
  const next = options[index + 1];
  if (next?.label === '') return { options: [...options], focusId: next.id };
  const added = { id: newOptionId(), label: '' };
  return { options: options.toSpliced(index + 1, 0, added), focusId: added.id };
};

/** Removes a row and goes to the former one. The last option stays. */
export const withoutRow = (options: readonly QuestionOption[], index: number): OptionEdit | null => {
  const neighbour = options[index - 1] ?? options[index + 1];
  if (!neighbour) return null;
  return { options: options.toSpliced(index, 1), focusId: neighbour.id };
};

/** Makes one option of each line. The first line fills the row when nobody has written there. */
export const withLines = (
  options: readonly QuestionOption[],
  index: number,
  lines: readonly string[],
): OptionEdit | null => {
  const row = options[index];
  if (!row) return null;
  const isFree = isUnwritten(row.label, index);
  const others = isFree ? options.toSpliced(index, 1) : options;
  const [first, ...rest] = newLines(others, lines);
  if (first === undefined) return null;
  const made = (label: string): QuestionOption => ({ id: newOptionId(), label });
  const rows = isFree ? [{ ...row, label: first }, ...rest.map(made)] : [row, ...[first, ...rest].map(made)];
  return { options: options.toSpliced(index, 1, ...rows), focusId: rows.at(-1)?.id ?? row.id };
};

/** These labels as the options. An existing option keeps its id, so that its answers still count. */
export const withLabels = (options: readonly QuestionOption[], labels: readonly string[]): QuestionOption[] => {
  const known = new Map(options.map(({ id, label }) => [keyOf(label), id]));
  return labels.map((label) => ({ id: known.get(keyOf(label)) ?? newOptionId(), label }));
};

/** Moves a row to a position, counted from 0. */
export const withRowAt = (options: readonly QuestionOption[], from: number, to: number): QuestionOption[] => {
  const row = options[from];
  const isInside = to >= 0 && to < options.length;
  return row && isInside ? options.toSpliced(from, 1).toSpliced(to, 0, row) : [...options];
};
