import { setImmediate as turn } from 'node:timers/promises';
import { readDocument } from './read-document';

/** The methods of a raw driver cursor that are needed. */
export interface RawCursor {
  hasNext(): Promise<boolean>;
  /** The unread documents of the current batch. */
  readBufferedDocuments(): readonly unknown[];
  close(): Promise<void>;
}

/** Decodes each document when it is requested, so that the garbage collector can free it before the next one. */
function* documentsIn<D>(raws: readonly Uint8Array[], fields?: ReadonlySet<string>): Iterable<D> {
  for (const raw of raws) yield readDocument(raw, fields) as D;
}

interface Reading {
  readonly readsAhead: boolean;
  /** Only these fields are decoded. */
  readonly fields?: ReadonlySet<string> | undefined;
}

/**
 * The documents of a cursor in batches. Each batch can be iterated once. With `readsAhead` the next batch is requested
 * while this one is processed, so that database and reader work in parallel. At most one batch is read ahead.
 */
export async function* readBatches<D>(
  cursor: RawCursor,
  { readsAhead, fields }: Reading,
): AsyncGenerator<Iterable<D>, void, void> {
  let nextBatch = cursor.hasNext();
  try {
    while (await nextBatch) {
      const raws = cursor.readBufferedDocuments() as readonly Uint8Array[];
      if (readsAhead) {
        nextBatch = cursor.hasNext();
        // The error is thrown where the batch is awaited.
        nextBatch.catch(() => undefined);
        // The request must leave the process before synchronous work begins.
        await turn();
      }
      yield documentsIn<D>(raws, fields);
      if (!readsAhead) nextBatch = cursor.hasNext();
    }
  } finally {
    await nextBatch.catch(() => undefined);
    await cursor.close();
  }
}
