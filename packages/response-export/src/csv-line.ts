import { FORMULA_START } from '@folkmoot/contracts/client';

export type CsvCell = string | number;

export const NEWLINE = '\r\n';

/** A quoted cell, safe for spreadsheets. */
export const quoted = (cell: CsvCell): string => {
  const text = String(cell);
  const safe = typeof cell === 'string' && FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.includes('"') ? safe.replaceAll('"', '""') : safe}"`;
};

/**
 * A line of a CSV file: every cell quoted, quotes doubled, and what a spreadsheet would run as a formula neutralised by
 * an apostrophe. The same as `csvRow` of service-kit, without the library that browsers would have to fetch.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(quoted).join(',')}${NEWLINE}`;
