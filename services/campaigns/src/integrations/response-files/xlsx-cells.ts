import { FORMULA_START } from '@folkmoot/contracts';

/** @file Cells of a worksheet as XML (ECMA-376). */

/** The most characters that Excel takes in a cell. */
export const MAX_CELL = 32_767;
const CUT = '… [cut]';

/** The styles of cells, by their places in `xl/styles.xml`. */
export const cellStyles = { plain: 0, head: 1, moment: 2, date: 3, time: 4, quoted: 5, share: 6, wrapped: 7 } as const;
export type CellStyle = keyof typeof cellStyles;

export interface TypedCell {
  readonly value: string | number;
  readonly style: CellStyle;
}
export type SheetCell = string | number | null | TypedCell;

/** `A` for 1, `AA` for 27. */
export const columnName = (column: number): string =>
  column > 26
    ? columnName(Math.floor((column - 1) / 26)) + columnName(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

// Written as a set of what is allowed: no other character may be in XML 1.0, not even as a reference.
const FORBIDDEN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Excel reads `_x0041_` as a character. */
const ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const MARKUP = /[&<>"]/g;
const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text that is valid in XML. */
export const xmlText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(FORBIDDEN, '\uFFFD')
    .replace(MARKUP, (character) => entities.get(character) ?? '');

const cut = (text: string): string => {
  if (text.length <= MAX_CELL) return text;
  const end = MAX_CELL - CUT.length;
  // A half of a pair of surrogates is no character.
  const isPair = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '');
  return text.slice(0, isPair ? end - 1 : end) + CUT;
};

const textCell = (place: string, text: string, style: CellStyle): string => {
  // An apostrophe that is not shown: the text stays a text when somebody edits the cell.
  const own = style === 'plain' && FORMULA_START.test(text) ? 'quoted' : style;
  const shown = xmlText(cut(text).replace(ESCAPED, '_x005F_'));
  return `<c r="${place}" s="${cellStyles[own]}" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
};

const numberCell = (place: string, value: number, style: CellStyle): string =>
  Number.isFinite(value) ? `<c r="${place}" s="${cellStyles[style]}"><v>${value}</v></c>` : '';

/** The row of a sheet. Numbers are numbers and texts are texts, whatever is in them. Row numbers begin at 1. */
export const sheetRow = (row: number, cells: readonly SheetCell[]): string => {
  let xml = `<row r="${row}">`;
  for (const [index, cell] of cells.entries()) {
    if (cell === null || cell === '') continue;
    const { value, style } = typeof cell === 'object' ? cell : { value: cell, style: 'plain' as const };
    const place = `${columnName(index + 1)}${row}`;
    xml += typeof value === 'number' ? numberCell(place, value, style) : textCell(place, value, style);
  }
  return `${xml}</row>`;
};

const DAY_MS = 86_400_000;
/** Excel has a 29 February 1900 that never was: days before it have a number less. */
const FIRST_CERTAIN_DAY = 61;
const EPOCH = Date.UTC(1899, 11, 30);

/** The number of a day and time, as `2026-05-04`, with `T14:30`, or `2026-05-04 14:30:00`. Null before 1900. */
const serialOf = (text: string): number | null => {
  const [day = '', time = '00:00:00'] = text.split(/[T ]/);
  const moment = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  const serial = (moment - EPOCH) / DAY_MS;
  if (!(serial >= 2)) return null;
  return serial < FIRST_CERTAIN_DAY ? serial - 1 : serial;
};

const timeOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
};

/** A day, a time of day or both as a real date. A day that Excel does not have stays a text. */
export const dateCell = (text: string, kind: 'date' | 'time' | 'datetime'): SheetCell => {
  if (kind === 'time') return { value: timeOf(text), style: 'time' };
  const value = serialOf(text);
  return value === null ? text : { value, style: kind === 'date' ? 'date' : 'moment' };
};
