import { FORMULA_START } from '@folkmoot/contracts';
import Papa from 'papaparse';

export type CsvCell = string | number | null;

const NEWLINE = '\r\n';
/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows of a CSV file, one text per row: every cell quoted, quotes doubled, and what a spreadsheet would run as a formula
 * (`FORMULA_START`) neutralised by an apostrophe.
 */
export const csvRow = (cells: readonly CsvCell[]): string =>
  `${Papa.unparse([cells.map((cell) => (cell === null ? '' : cell))], { quotes: true, escapeFormulae: FORMULA_START, newline: NEWLINE })}${NEWLINE}`;

/** A whole CSV file, row after row, for answering with `file`. */
export async function* csvFile(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncIterable<string> {
  yield `${BYTE_ORDER_MARK}${csvRow(header)}`;
  for await (const row of rows) yield csvRow(row);
}
