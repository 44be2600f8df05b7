import { setImmediate as turn } from 'node:timers/promises';
import { readDocument } from './read-document';

/** What is needed of a cursor of the driver that gives documents as bytes. */
export interface RawCursor {
  hasNext(): Promise<boolean>;
  /** What of the batch at hand was not read yet. */
  readBufferedDocuments(): readonly unknown[];
  close(): Promise<void>;
}

/** Each is read when it is its turn, and may be forgotten before the next one is. */
function* documentsIn<D>(raws: readonly Uint8Array[], fields?: ReadonlySet<string>): Iterable<D> {
  for (const raw of raws) yield readDocument(raw, fields) as D;
}

interface Reading {
  readonly readsAhead: boolean;
  /** Only these are read of each document. */
  readonly fields?: ReadonlySet<string> | undefined;
}

/**
 * The documents of a cursor, a batch at a time, each batch to be gone through once. With `readsAhead` the next batch is asked for while this one is worked
 * on, so that the database and whoever reads are at work together: one batch is ahead at most, and it ends with the rest.
 */
export async function* readBatches<D>(
  cursor: RawCursor,
  { readsAhead, fields }: Reading,
): AsyncGenerator<Iterable<D>, void, void> {
  let asked = cursor.hasNext();
  try {
    while (await asked) {
      const raws = cursor.readBufferedDocuments() as readonly Uint8Array[];
      if (readsAhead) {
        asked = cursor.hasNext();
        // It is thrown where it is waited for.
        asked.catch(() => undefined);
        // Before work that gives no way begins, the question must have left the process.
        await turn();
      }
      yield documentsIn<D>(raws, fields);
      if (!readsAhead) asked = cursor.hasNext();
    }
  } finally {
    await asked.catch(() => undefined);
    await cursor.close();
  }
}
