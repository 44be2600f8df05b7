/** @file Reads the addresses of a row of a file. */
import { isEmailAddress, normaliseEmail } from '@folkmoot/contracts';
import { cellsOf, type Dialect, type RawRow } from '@folkmoot/service-kit';
import type { ImportChoice, ImportLayout } from '../../entities/import';
import { addressesIn, cleanAddress, isAddress } from './address.domain';
import type { Reason } from './imports.messages';

/** One address of a row, or the reason why there is none. */
export interface ReadRow {
  readonly line: number;
  readonly cell: string;
  /** Normalised; empty without an address. */
  readonly email: string;
  readonly problem: Reason | null;
  /** The cells of its row. All addresses of a row share them. Empty when the row is a list of addresses. */
  readonly cells: readonly string[];
}

export interface RowTerms {
  readonly layout: Dialect & Pick<ImportLayout, 'headerWidth'>;
  readonly choice: Pick<ImportChoice, 'emailColumn' | 'hasHeader'>;
}

/** Letters that mail programs send but most mail servers refuse. */
const isUnreachable = (cell: string): boolean => {
  const at = cell.lastIndexOf('@');
  return /[^\p{ASCII}]/u.test(cell.slice(0, at)) && isEmailAddress(`x${cell.slice(at)}`);
};

const addressProblem = (cell: string): Reason | null => {
  if (cell === '') return 'no_address';
  if (isEmailAddress(cell)) return null;
  return isUnreachable(cell) ? 'not_ascii' : 'not_address';
};

/** Two or more addresses and nothing else. */
const areAddresses = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text.trim() !== '');
  return filled.length > 1 && filled.every(isAddress);
};

/**
 * Whether all cells of a row are addresses that belong to it. In a file with several named columns, only the chosen
 * column counts.
 */
const isList = (cells: readonly string[], { layout, choice }: RowTerms): boolean =>
  (!choice.hasHeader || layout.headerWidth === 1) && cells.length > 1 && areAddresses(cells);

/** Reads the addresses of a row. A row without any is one entry with the reason. */
export const readRow = ({ line, bytes, problem }: RawRow, terms: RowTerms): ReadRow[] => {
  const text = bytes.toString('utf8');
  if (problem) return [{ line, cell: text, email: '', problem, cells: [] }];
  const cells = cellsOf(text, terms.layout);
  const isWhole = isList(cells, terms);
  const written = isWhole
    ? cells.filter((cell) => cell.trim() !== '')
    : addressesIn(cells[terms.choice.emailColumn] ?? '');
  return written.map((each): ReadRow => {
    const cell = cleanAddress(each);
    const reason = addressProblem(cell);
    return { line, cell, email: reason ? '' : normaliseEmail(cell), problem: reason, cells: isWhole ? [] : cells };
  });
};
