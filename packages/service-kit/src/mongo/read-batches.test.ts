import mongoose from 'mongoose';
import { type RawCursor, readBatches } from './read-batches';

const { serialize } = mongoose.mongo.BSON;

interface Row {
  readonly _id: number;
}

/** A cursor of so many batches, two documents in each, that notes what is asked of it. */
const cursorOf = (batches: number, broken = Number.POSITIVE_INFINITY) => {
  const notes: string[] = [];
  let asked = 0;
  const cursor: RawCursor = {
    hasNext: async () => {
      asked += 1;
      notes.push(`asked ${asked}`);
      if (asked >= broken) throw new Error('the database is gone');
      return asked <= batches;
    },
    readBufferedDocuments: () => [serialize({ _id: asked * 2, no: 'x' }), serialize({ _id: asked * 2 + 1, no: 'x' })],
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
  test('read ahead, are asked for while the one before is worked on, one at a time', async () => {
    const { cursor, notes } = cursorOf(2);
    await readAll(cursor, notes, true);
    expect(notes).toEqual(['asked 1', 'asked 2', 'got 2,3', 'asked 3', 'got 4,5', 'closed']);
  });

  test('are on their way before work begins that gives no way, however many steps a driver takes to ask', async () => {
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

  test('not read ahead, as in a transaction, are asked for when the one before is done with', async () => {
    const { cursor, notes } = cursorOf(2);
    await readAll(cursor, notes, false);
    expect(notes).toEqual(['asked 1', 'got 2,3', 'asked 2', 'got 4,5', 'asked 3', 'closed']);
  });

  test('that a slow reader has not come to, are not asked for', async () => {
    const { cursor, notes } = cursorOf(9);
    const reading = readBatches<Row>(cursor, { readsAhead: true });
    await reading.next();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(notes).toEqual(['asked 1', 'asked 2']);
    await reading.return();
    expect(notes).toEqual(['asked 1', 'asked 2', 'closed']);
  });

  test('of which the next one fails, give those before it, then throw, and the cursor is closed', async () => {
    const { cursor, notes } = cursorOf(9, 2);
    await expect(readAll(cursor, notes, true)).rejects.toThrow('the database is gone');
    expect(notes).toEqual(['asked 1', 'asked 2', 'got 2,3', 'closed']);
  });

  test('whose reader goes while the next one fails, end without an error', async () => {
    const { cursor, notes } = cursorOf(9, 2);
    for await (const batch of readBatches<Row>(cursor, { readsAhead: true })) {
      expect(idsOf(batch)).toEqual([2, 3]);
      break;
    }
    expect(notes).toEqual(['asked 1', 'asked 2', 'closed']);
  });
});
