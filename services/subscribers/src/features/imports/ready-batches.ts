/** @file The rows of an import in batches, each made ready while the one before it is written. */
import { setImmediate as turn } from 'node:timers/promises';
import type { StoredImport } from '../../imports/import.domain';
import { type Known, type ReadRow, readRow } from './batch.domain';
import type { ImportRecords } from './deps';
import type { Dialect, RawRow } from './rows.domain';

/** Rows of one transaction. */
const BATCH = 1000;
/** Rows that are read without a pause: whoever else is served by this process waits no longer. */
const AT_ONCE = 250;

export interface ReadyBatch {
  readonly rows: readonly ReadRow[];
  /** Where its last row ends. */
  readonly last: RawRow;
  /** Who was on the list shortly before; null when it is to be read. */
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
  const found = await subscribers.findByEmails([...emails]);
  return new Map(found.map((person) => [person.email, person]));
};

/** What is on the list of those who stand in a batch. Who has been erased is always asked anew. */
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

/** Someone of the batch before may be written just now. */
const isApart = (emails: ReadonlySet<string>, before: ReadonlySet<string>): boolean =>
  ![...emails].some((email) => before.has(email));

/**
 * Batches of rows with those of their people who are on the list. The next one is read from the file and looked up while the caller
 * works on the one before; people who stand in both are looked up later.
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
      // Whoever waits for it is told of a failure; when nobody does any more, it is nobody's.
      coming.catch(() => undefined);
      yield batch;
    }
  } finally {
    await coming.catch(() => undefined);
    await source.return(undefined);
  }
}
