/** @file Batches of import rows. The next batch is prepared during the write of the current one. */
import { setImmediate as turn } from 'node:timers/promises';
import type { RawRow } from '@folkmoot/service-kit';
import type { Known } from './batch';
import type { ImportRecords } from './import.types';
import { type ReadRow, type RowTerms, readRow } from './read-row';

/**
 * Rows and addresses per transaction, doubled with each batch. A small first batch shows progress soon; large ones share
 * the pages of the indexes that each commit writes. A row with several addresses can exceed it.
 */
const BATCH = { first: 1_000, most: 4_000 };
/** Bytes of rows per transaction, for files with long rows. The last row can exceed it. */
const BATCH_BYTES = 2 ** 21;
/** Rows to read before other work of this process gets a turn. */
const AT_ONCE = 250;

interface Batch {
  readonly rows: readonly ReadRow[];
  /** Rows of the file in the batch. */
  readonly processed: number;
  /** The last row of the batch. */
  readonly last: RawRow;
}

export interface ReadyBatch extends Batch {
  /** The people of the batch, read in advance; null when they must be read again. */
  readonly people: Known['people'] | null;
}

type Subscribers = Pick<ImportRecords, 'subscribers'>;

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

/** Reads rows one by one, and lets other work of this process have a turn from time to time. */
async function* readOneByOne(
  rows: AsyncIterable<RawRow[]>,
  terms: RowTerms,
): AsyncGenerator<{ row: RawRow; read: ReadRow[] }, undefined> {
  let count = 0;
  for await (const some of rows) {
    for (const row of some) {
      count += 1;
      if (count % AT_ONCE === 0) await turn();
      yield { row, read: readRow(row, terms) };
    }
  }
}

async function* inBatches(rows: AsyncIterable<RawRow[]>, terms: RowTerms): AsyncGenerator<Batch, undefined> {
  let batch: ReadRow[] = [];
  let processed = 0;
  let bytes = 0;
  let most = BATCH.first;
  let last: RawRow | null = null;
  for await (const { row, read } of readOneByOne(rows, terms)) {
    for (const each of read) batch.push(each);
    processed += 1;
    bytes += row.bytes.length;
    last = row;
    if (processed < most && batch.length < most && bytes < BATCH_BYTES) continue;
    yield { rows: batch, processed, last };
    batch = [];
    processed = 0;
    bytes = 0;
    most = Math.min(most * 2, BATCH.most);
  }
  if (processed > 0 && last) yield { rows: batch, processed, last };
}

/** People of the previous batch may be changing at this time, so they cannot be read in advance. */
const isApart = (emails: ReadonlySet<string>, before: ReadonlySet<string>): boolean =>
  ![...emails].some((email) => before.has(email));

/**
 * Batches of rows with the stored people of their addresses. The next batch is read and looked up during the caller's
 * work on the current one. `people` is null when two successive batches share an address.
 */
export const readyBatches = (
  records: Subscribers,
  rows: AsyncIterable<RawRow[]>,
  terms: RowTerms,
): AsyncIterable<ReadyBatch> => preparedBatches(records, rows, terms, async (batch) => batch);

/** The same with further work on each batch in advance. */
export async function* preparedBatches<B>(
  records: Subscribers,
  rows: AsyncIterable<RawRow[]>,
  terms: RowTerms,
  prepare: (batch: ReadyBatch) => Promise<B>,
): AsyncIterable<B> {
  let before: ReadonlySet<string> = new Set();
  const source = inBatches(rows, terms);
  const next = async (): Promise<{ readonly ready: B } | null> => {
    const { value } = await source.next();
    if (!value) return null;
    const emails = emailsOf(value.rows);
    const people = isApart(emails, before) ? await peopleAt(records, emails) : null;
    before = emails;
    return { ready: await prepare({ ...value, people }) };
  };
  let coming = next();
  try {
    for (let batch = await coming; batch; batch = await coming) {
      coming = next();
      // `await coming` reports the error. This handler prevents an unhandled rejection when the caller stops earlier.
      coming.catch(() => undefined);
      yield batch.ready;
    }
  } finally {
    await coming.catch(() => undefined);
    await source.return(undefined);
  }
}
