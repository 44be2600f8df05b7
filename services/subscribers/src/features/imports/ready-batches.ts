/** @file Batches of import rows. The next batch is prepared during the write of the current one. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Dialect, RawRow } from '@folkmoot/service-kit';
import type { StoredImport } from '../../entities/import';
import { type Known, type ReadRow, readRow } from './batch';
import type { ImportRecords } from './import.types';

/** Rows per transaction. */
const BATCH = 1000;
/** Rows to read before other work of this process gets a turn. */
const AT_ONCE = 250;

export interface ReadyBatch {
  readonly rows: readonly ReadRow[];
  /** The last row of the batch. */
  readonly last: RawRow;
  /** The people of the batch, read in advance; null when they must be read again. */
  readonly people: Known['people'] | null;
}

type Subscribers = Pick<ImportRecords, 'subscribers'>;
type Terms = {
  readonly layout: Dialect;
  readonly choice: Pick<NonNullable<StoredImport['choice']>, 'emailColumn' | 'hasHeader'>;
};

const emailsOf = (rows: readonly ReadRow[]): Set<string> =>
  new Set(rows.filter(({ problem }) => !problem).map(({ email }) => email));

const peopleAt = async ({ subscribers }: Subscribers, emails: ReadonlySet<string>): Promise<Known['people']> => {
  const people = await subscribers.findByEmails([...emails]);
  return new Map(people.map((person) => [person.email, person]));
};

/** Stored data about the addresses of a batch. Suppressed addresses are always read again. */
export const knownAt = async (
  records: Pick<ImportRecords, 'subscribers' | 'suppressions'>,
  batch: Pick<ReadyBatch, 'rows' | 'people'>,
): Promise<Known> => {
  const emails = emailsOf(batch.rows);
  const people = batch.people ?? (await peopleAt(records, emails));
  const suppressed = await records.suppressions.findAmong([...emails].filter((email) => !people.has(email)));
  return { people, suppressed };
};

async function* inBatches(rows: AsyncIterable<RawRow[]>): AsyncGenerator<RawRow[], undefined> {
  let batch: RawRow[] = [];
  for await (const some of rows) {
    batch = batch.concat(some);
    for (; batch.length >= BATCH; batch = batch.slice(BATCH)) yield batch.slice(0, BATCH);
  }
  if (batch.length > 0) yield batch;
}

const readAll = async (rows: readonly RawRow[], { layout, choice }: Terms): Promise<ReadRow[]> => {
  const read: ReadRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await turn();
    read.push(readRow(row, layout, choice.emailColumn, choice.hasHeader));
  }
  return read;
};

/** People of the previous batch may be changing at this time, so they cannot be read in advance. */
const isApart = (emails: ReadonlySet<string>, before: ReadonlySet<string>): boolean =>
  ![...emails].some((email) => before.has(email));

/**
 * Batches of rows with the stored people of their addresses. The next batch is read and looked up during the caller's
 * work on the current one. `people` is null when two successive batches share an address.
 */
export async function* readyBatches(
  records: Subscribers,
  rows: AsyncIterable<RawRow[]>,
  terms: Terms,
): AsyncIterable<ReadyBatch> {
  let before: ReadonlySet<string> = new Set();
  const source = inBatches(rows);
  const next = async (): Promise<ReadyBatch | null> => {
    const { value } = await source.next();
    const last = value?.at(-1);
    if (!value || !last) return null;
    const read = await readAll(value, terms);
    const emails = emailsOf(read);
    const people = isApart(emails, before) ? await peopleAt(records, emails) : null;
    before = emails;
    return { rows: read, last, people };
  };
  let coming = next();
  try {
    for (let batch = await coming; batch; batch = await coming) {
      coming = next();
      // `await coming` reports the error. This handler prevents an unhandled rejection when the caller stops earlier.
      coming.catch(() => undefined);
      yield batch;
    }
  } finally {
    await coming.catch(() => undefined);
    await source.return(undefined);
  }
}
