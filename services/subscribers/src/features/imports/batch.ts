import { isEmailAddress, normaliseEmail } from '@folkmoot/contracts';
import { cellsOf, type Dialect, type RawRow } from '@folkmoot/service-kit';
import type { ImportCounts, ImportRow } from '../../entities/import';
import {
  type Consent,
  type Counted,
  type Effect,
  effectOf,
  mayBeAddedByStaff,
  type NewSubscriber,
  type StoredSubscriber,
  subscriptionTo,
  tagIdsOf,
  times,
  withTopics,
} from '../../entities/subscriber';
import { cleanAddress } from './address.domain';
import { messages, type Reason } from './imports.messages';

const SHOWN = 254;

/** A parsed row: the address of its cell, or the reason why there is none. */
export interface ReadRow {
  readonly line: number;
  readonly cell: string;
  /** Normalised; empty without an address. */
  readonly email: string;
  readonly problem: Reason | null;
}

const MANY = /[,;\s]+/;
const isAddress = (text: string): boolean => isEmailAddress(cleanAddress(text));

/** Two or more addresses and nothing else. */
const areAddresses = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text.trim() !== '');
  return filled.length > 1 && filled.every(isAddress);
};

/** Letters that mail programs send but most mail servers refuse. */
const isUnreachable = (cell: string): boolean => {
  const at = cell.lastIndexOf('@');
  return /[^\p{ASCII}]/u.test(cell.slice(0, at)) && isEmailAddress(`x${cell.slice(at)}`);
};

const addressProblem = (cell: string): Reason | null => {
  if (cell === '') return 'no_address';
  if (isEmailAddress(cell)) return null;
  if (areAddresses(cell.split(MANY))) return 'many_addresses';
  return isUnreachable(cell) ? 'not_ascii' : 'not_address';
};

/**
 * Reads the address cell of a row. In a file without a header, a row that contains only addresses is a list and is
 * refused with that reason.
 */
export const readRow = (
  { line, bytes, problem }: RawRow,
  dialect: Dialect,
  column: number,
  hasHeader = true,
): ReadRow => {
  const text = bytes.toString('utf8');
  if (problem) return { line, cell: text, email: '', problem };
  const cells = cellsOf(text, dialect);
  const isList = !hasHeader && areAddresses(cells);
  const cell = isList ? text : cleanAddress(cells[column] ?? '');
  const rowProblem = isList ? 'many_addresses' : addressProblem(cell);
  return { line, cell, email: rowProblem ? '' : normaliseEmail(cell), problem: rowProblem };
};

/** Stored data about the addresses of a batch. */
export interface Known {
  readonly people: ReadonlyMap<string, StoredSubscriber>;
  /** Addresses of erased people. */
  readonly suppressed: ReadonlySet<string>;
}

export interface BatchTerms {
  readonly tagIds: readonly string[];
  readonly consent: Consent;
  /** History text of added people. */
  readonly detail: string;
  readonly at: Date;
  readonly by: string | null;
  readonly newUniqueId: () => string;
}

export interface BatchPlan {
  readonly added: readonly NewSubscriber[];
  readonly changed: readonly { readonly before: StoredSubscriber; readonly after: StoredSubscriber }[];
  readonly rows: readonly ImportRow[];
  readonly counts: ImportCounts;
}

const goneReason = ({ status }: StoredSubscriber): Reason =>
  status === 'bounced' || status === 'complained' ? status : 'unsubscribed';

/** Why nobody may be added at an address. */
const refusalAt = (email: string, { people, suppressed }: Known): Reason | null => {
  const person = people.get(email);
  if (person) return mayBeAddedByStaff(person) ? null : goneReason(person);
  return suppressed.has(email) ? 'erased' : null;
};

const newPerson = (
  { cell, email }: ReadRow,
  { tagIds, consent, detail, at, by, newUniqueId }: BatchTerms,
): NewSubscriber => ({
  email,
  writtenEmail: cell,
  uniqueId: newUniqueId(),
  source: 'csv_upload',
  status: 'active',
  subscribedAt: at,
  subscriptions: tagIds.map((tagId) => subscriptionTo(tagId, 'active', consent)),
  history: [{ at, what: 'added', detail, by }],
});

interface Draft {
  readonly added: Map<string, NewSubscriber>;
  readonly changed: Map<string, { before: StoredSubscriber; after: StoredSubscriber }>;
  readonly rows: ImportRow[];
}

/** Adds a valid row to the plan. */
const takeRow = ({ added, changed }: Draft, row: ReadRow, person: StoredSubscriber | undefined, terms: BatchTerms) => {
  if (person) {
    const after = withTopics(person, [...tagIdsOf(person), ...terms.tagIds], terms.consent, terms);
    if (after !== person) changed.set(row.email, { before: person, after });
  } else if (!added.has(row.email)) added.set(row.email, newPerson(row, terms));
};

/**
 * Plans a batch: new people, more tags for existing people, reasons for rejected rows. A repeated address is one
 * person. People who have unsubscribed stay unsubscribed.
 */
export const planBatch = (rows: readonly ReadRow[], known: Known, terms: BatchTerms): BatchPlan => {
  const draft: Draft = { added: new Map(), changed: new Map(), rows: [] };
  for (const row of rows) {
    const reason = row.problem ?? refusalAt(row.email, known);
    if (!reason) takeRow(draft, row, known.people.get(row.email), terms);
    else draft.rows.push({ line: row.line, email: row.cell.slice(0, SHOWN), reason: messages.reasons[reason] });
  }
  const added = draft.added.size;
  const failed = draft.rows.length;
  return {
    added: [...draft.added.values()],
    changed: [...draft.changed.values()],
    rows: draft.rows,
    counts: { processed: rows.length, added, merged: rows.length - failed - added, failed },
  };
};

/** The effect of a batch on the council's figures. All added people have the same effect. */
export const effectsOf = ({ added, changed }: BatchPlan): Effect[] => [
  ...added.slice(0, 1).map((person: Counted) => times(effectOf(null, person), added.length)),
  ...changed.map(({ before, after }) => effectOf(before, after)),
];
