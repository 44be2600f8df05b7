import type { Question } from '@folkmoot/contracts/client';
import { columnsOf } from '../types/matrix/matrix.answers';
import type { AnswerCells, CellPart } from './answer-cells';
import { optionLabel, optionsOf } from './options';
import { pairOf } from './pairs';

/** @file Reads answers from the cells of a file: labels, ids or places of options. Cells that are no answer stay as they are, so that `parse` refuses them. */

interface Named {
  readonly id: string;
  readonly label: string;
}

const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The id of what a text names: by its label, its id, or its place from 1. Undefined for anything else. */
export const namedBy = (text: string, all: readonly Named[]): string | undefined => {
  const wanted = plain(text);
  const own = all.find(({ label }) => plain(label) === wanted) ?? all.find(({ id }) => id === text.trim());
  return (own ?? (/^\d{1,4}$/.test(wanted) ? all[Number(wanted) - 1] : undefined))?.id;
};

const namedOptions = (question: Question): Named[] =>
  optionsOf(question).map(({ id }) => ({ id, label: optionLabel(question, id) }));

/** The parts that have a column each: the options or rows. */
export const optionCellParts = (question: Question): CellPart[] => namedOptions(question);

export const optionFromCells = ({ whole }: AnswerCells, question: Question): unknown =>
  namedBy(whole, namedOptions(question)) ?? whole;

/** Labels may have the separator in them: the longest run of pieces that is a label. */
const LONGEST_RUN = 8;

const readRuns = (pieces: readonly string[], between: string, all: readonly Named[]): string[] | null => {
  const ids: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const runs = Array.from({ length: Math.min(LONGEST_RUN, pieces.length - at) }, (_, index) => index + 1);
    const run = runs
      .reverse()
      .map((length) => ({ length, id: namedBy(pieces.slice(at, at + length).join(between), all) }))
      .find(({ id }) => id !== undefined);
    if (run?.id === undefined) return null;
    ids.push(run.id);
    at += run.length;
  }
  return ids;
};

const separators = [
  [';', '; '],
  ['|', '|'],
  ['\n', '\n'],
  [',', ', '],
] as const;

/** Several names in one cell: `A; B`. Null when one of them is not known. */
const listFrom = (text: string, all: readonly Named[]): string[] | null => {
  const whole = namedBy(text, all);
  if (whole !== undefined) return [whole];
  for (const [separator, between] of separators) {
    const pieces = text
      .split(separator)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    const ids = pieces.length > 1 ? readRuns(pieces, between, all) : null;
    if (ids) return ids;
  }
  return null;
};

const TICKED: ReadonlySet<string> = new Set(['1', 'x', 'y', 'yes', 'true', '✓', '✔', '✗', '☒', '☑']);
const NOT_TICKED: ReadonlySet<string> = new Set(['0', 'n', 'no', 'false', '-', '☐']);

/** Ticked options: their names in one cell, or a mark in the column of each. */
export const chosenFromCells = ({ whole, parts }: AnswerCells, question: Question): unknown => {
  const all = namedOptions(question);
  if (whole !== '') return listFrom(whole, all) ?? [whole];
  const chosen = all.flatMap(({ id, label }): string[] => {
    const mark = plain(parts.get(id) ?? '');
    if (mark === '' || NOT_TICKED.has(mark)) return [];
    // A mark that nobody knows is no option, so the answer is refused.
    return [TICKED.has(mark) || mark === plain(label) ? id : mark];
  });
  return chosen.length > 0 ? chosen : undefined;
};

const withoutPlace = (text: string): string => text.replace(/^\s*\d{1,3}[.)]\s+/, '');

/** Options in their order: `1. A; 2. B` in one cell, or the place in the column of each. */
export const rankedFromCells = ({ whole, parts }: AnswerCells, question: Question): unknown => {
  const all = namedOptions(question);
  const withPlaces = all.flatMap((option) => [
    option,
    ...all.map((_, index) => ({ id: option.id, label: `${index + 1}. ${option.label}` })),
  ]);
  if (whole !== '') return listFrom(whole, withPlaces) ?? listFrom(withoutPlace(whole), all) ?? [whole];
  const places = [...parts].map(([id, place]) => ({ id, place: Number(place) })).sort((a, b) => a.place - b.place);
  if (places.length === 0) return undefined;
  const isInOrder = places.every(({ place }, index) => place === index + 1);
  return isInOrder ? places.map(({ id }) => id) : [...parts.values()];
};

/** The column of each row, in the column of the file for it. */
export const rowsFromCells = ({ whole, parts }: AnswerCells, question: Question): unknown => {
  const columns = columnsOf(question).map(({ id, label }) => ({ id, label: label.trim() || id }));
  if (parts.size > 0) return [...parts].map(([row, cell]) => pairOf(row, namedBy(cell, columns) ?? cell));
  const cells = namedOptions(question).flatMap((row) =>
    columns.map((column) => ({ id: pairOf(row.id, column.id), label: `${row.label}: ${column.label}` })),
  );
  return listFrom(whole, cells) ?? [whole];
};

/** The amount of each option, in the column of the file for it. */
export const amountsFromCells = ({ whole, parts }: AnswerCells): unknown => {
  const amounts = [...parts].map(([id, amount]) => pairOf(id, amount));
  return amounts.length > 0 ? amounts : [whole];
};
