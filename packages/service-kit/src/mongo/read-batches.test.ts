import mongoose from 'mongoose';
import { type RawCursor, readBatches } from './read-batches';

const { serialize } = mongoose.mongo.BSON;

interface Row {
  readonly _id: number;
}

/** A cursor of `batches` batches of two documents that records the calls. */
const cursorOf = (batches: number, broken = Number.POSITIVE_INFINITY) => {
  const notes: string[] = [];
  let requestCount = 0;
  const cursor: RawCursor = {
    hasNext: async () => {
      requestCount += 1;
      notes.push(`asked ${requestCount}`);
      if (requestCount >= broken) throw new Error('the database is gone');
      return requestCount <= batches;
    },
    readBufferedDocuments: () => [
      serialize({ _id: requestCount * 2, no: 'x' }),
      serialize({ _id: requestCount * 2 + 1, no: 'x' }),
    ],
    close: async () => void notes.push('closed'),
  };
  return { cursor, notes };
};

const idsOf = (batch: Iterable<Row>) => [...batch].map(({ _id }) => _id);

const readAll = async (cursor: RawCursor, notes: string[], readsAhead: boolean) => {
  for await (const batch of readBatches<Row>(cursor, { readsAhead, fields: new Set(['_id']) })) {
    notes.push(`got ${idsOf(batch)}`);
  }
};

describe('batches of a cursor', () => {
  test('the next batch is requested during the work on the one before, one at a time, when reading ahead', async () => {
    const { cursor, notes } = cursorOf(2);
    await readAll(cursor, notes, true);
    expect(notes).toEqual(['asked 1', 'asked 2', 'got 2,3', 'asked 3', 'got 4,5', 'closed']);
  });

  test('the next batch is requested before synchronous work begins, however many steps the driver needs', async () => {
    const { cursor, notes } = cursorOf(2);
    const inSteps: RawCursor = {
      ...cursor,
      hasNext: async () => {
        for (let step = 0; step < 100; step++) await Promise.resolve();
        return cursor.hasNext();
      },
    };
    await readAll(inSteps, notes, true);
    expect(notes).toEqual(['asked 1', 'asked 2', 'got 2,3', 'asked 3', 'got 4,5', 'closed']);
  });

  test('the next batch is requested after the one before is finished when not reading ahead', async () => {
    const { cursor, notes } = cursorOf(2);
    await readAll(cursor, notes, false);
    expect(notes).toEqual(['asked 1', 'got 2,3', 'asked 2', 'got 4,5', 'asked 3', 'closed']);
  });

  test('no batch is requested when a slow reader has not reached it', async () => {
    const { cursor, notes } = cursorOf(9);
    const reading = readBatches<Row>(cursor, { readsAhead: true });
    await reading.next();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(notes).toEqual(['asked 1', 'asked 2']);
    await reading.return();
    expect(notes).toEqual(['asked 1', 'asked 2', 'closed']);
  });

  test('earlier batches are returned, then the error, and the cursor is closed, when the next batch fails', async () => {
    const { cursor, notes } = cursorOf(9, 2);
    await expect(readAll(cursor, notes, true)).rejects.toThrow('the database is gone');
    expect(notes).toEqual(['asked 1', 'asked 2', 'got 2,3', 'closed']);
  });

  test('reading ends without an error when the reader stops while the next batch fails', async () => {
    const { cursor, notes } = cursorOf(9, 2);
    for await (const batch of readBatches<Row>(cursor, { readsAhead: true })) {
      expect(idsOf(batch)).toEqual([2, 3]);
      break;
    }
    expect(notes).toEqual(['asked 1', 'asked 2', 'closed']);
  });
});
