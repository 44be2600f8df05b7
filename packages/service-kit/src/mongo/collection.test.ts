import { systemActor } from '@folkmoot/contracts';
import { z } from 'zod';
import { outboxCollection } from '../outbox/outbox.model';
import { type TestDatabase, testDatabase } from '../testing';
import { noteMade, noteModel, repositories } from '../testing/note-service.fixture';
import { decodeCursor, encodeCursor } from './cursor';
import { isTooSlow } from './failures';
import { newId, newIdsTogether, prepareModels } from './model';
import { createUnitOfWork, type Units } from './unit-of-work';
import { writtenSignal } from './written-signals';

let database: TestDatabase;
let units: Units<ReturnType<typeof repositories>>;
const own = systemActor('tests', 'council_own');
const other = systemActor('tests', 'council_other');
const madeAt = new Date('2026-03-01T00:00:00Z');
const note = (title: string) => ({ title, tags: ['a'], count: 0, madeAt });

beforeAll(async () => {
  database = await testDatabase([noteModel]);
  units = createUnitOfWork({ connection: database.connection, repositories, producer: 'tests', sign: null });
});
afterAll(() => database?.stop());

test('insert sets council, id and revision, and dates stay dates', async () => {
  const made = await units.unitOfWork(own, ({ notes }) => notes.insert(note('one')));
  expect(made).toEqual({ ...note('one'), _id: expect.any(String), councilId: 'council_own', revision: 1 });
  expect(await units.reader(own).notes.get(made._id)).toEqual(made);
});

test('ids, made together, are UUIDs that begin alike, and no other ids do', () => {
  const next = newIdsTogether();
  const ids = Array.from({ length: 1000 }, () => next());
  const beginnings = (ids: readonly string[]) => new Set(ids.map((id) => id.slice(0, 8))).size;
  expect([new Set(ids).size, beginnings(ids), beginnings([newIdsTogether()(), newId(), next()])]).toEqual([1000, 1, 3]);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('every operation finds nothing when the ids are of another council', async () => {
  const { _id } = await units.unitOfWork(other, ({ notes }) => notes.insert(note('theirs')));
  const mine = units.reader(own).notes;
  await expect(mine.get(_id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(mine.compareAndSet(_id, 1, { title: 'stolen' })).rejects.toMatchObject({ code: 'not_found' });
  expect(await mine.find({ title: 'theirs' })).toEqual([]);
  expect(await mine.find({ $or: [{ title: 'theirs' }] })).toEqual([]);
  expect(await mine.count({ _id })).toBe(0);
  expect(await mine.updateMany({ _id }, { $set: { title: 'stolen' } })).toBe(0);
  expect(await mine.updateOne({ _id }, { $set: { title: 'stolen' } })).toBeNull();
  expect(await mine.delete(_id)).toBe(false);
  expect(await mine.deleteMany({ _id })).toBe(0);
  expect(await mine.aggregate([{ $match: { title: 'theirs' } }])).toEqual([]);
  const list = { filter: { title: 'theirs' }, sort: { by: 'madeAt', direction: 1 } } as const;
  expect((await mine.list(list)).items).toEqual([]);
  expect((await mine.listInParts({ ...list, size: 2, forMs: 1_000 })).items).toEqual([]);
  const streamed: unknown[] = [];
  for await (const each of mine.stream({ title: 'theirs' })) streamed.push(each);
  for await (const batch of mine.batches({ title: 'theirs' }, { fields: ['title'] })) streamed.push(...batch);
  expect(streamed).toEqual([]);
  expect((await units.readerAcrossCouncils().allNotes.get(_id)).title).toBe('theirs');
});

test('batches return the requested fields of every document, in a transaction and outside', async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => ({ ...note('batched'), count: at }));
  await units.unitOfWork(own, ({ notes }) => notes.insertMany(many, { lean: true }));
  const read = async ({ notes }: Pick<ReturnType<typeof repositories>, 'notes'>) => {
    const documents: unknown[] = [];
    const options = { fields: ['count', 'madeAt'], sort: { count: 1 } } as const;
    for await (const batch of notes.batches({ title: 'batched' }, options)) documents.push(...batch);
    return documents;
  };
  const expected = many.map(({ count }) => ({ count, madeAt }));
  expect(await read(units.reader(own))).toEqual(expected);
  expect(await units.unitOfWork(own, read)).toEqual(expected);
  await units.unitOfWork(own, ({ notes }) => notes.deleteMany({ title: 'batched' }));
});

test('prepared documents are stored by the transaction, and again when it is repeated', async () => {
  const { notes } = units.reader(own);
  const many = Array.from({ length: 600 }, (_, at) => ({ ...note('prepared'), count: at }));
  const [prepared, nothing] = [await notes.prepareMany(many), await notes.prepareMany([])];
  expect(await notes.count({ title: 'prepared' })).toBe(0);
  const failing = units.unitOfWork(own, async (unit) => {
    await unit.notes.insertPrepared(prepared);
    throw new Error('not yet');
  });
  await expect(failing).rejects.toThrow('not yet');
  await units.unitOfWork(own, async (unit) => {
    await unit.notes.insertPrepared(prepared);
    await unit.notes.insertPrepared(nothing);
  });
  const stored = await notes.find({ title: 'prepared' }, { sort: { count: 1 } });
  const filledIn = { _id: expect.any(String), councilId: 'council_own', revision: 1 };
  expect(stored).toEqual(many.map((each) => ({ ...each, ...filledIn })));
  await units.unitOfWork(own, (unit) => unit.notes.deleteMany({ title: 'prepared' }));
});

test('prepared documents are refused when they have an unknown field or are meant for another council', async () => {
  const { notes } = units.reader(own);
  await expect(notes.prepareMany([{ ...note('x'), surprise: 1 } as never])).rejects.toThrow(/surprise/);
  const prepared = await notes.prepareMany([note('mine')]);
  await expect(units.unitOfWork(other, (unit) => unit.notes.insertPrepared(prepared))).rejects.toThrow(/prepared for/);
  await expect(units.readerAcrossCouncils().allNotes.insertPrepared(prepared)).rejects.toThrow(/prepared for/);
  expect(await units.readerAcrossCouncils().allNotes.count({ title: 'mine' })).toBe(0);
});

test('the scope overrides a councilId when a filter contains one at run time', async () => {
  const smuggled = { title: 'theirs', councilId: 'council_other' } as unknown as { title: string };
  expect(await units.reader(own).notes.find(smuggled)).toEqual([]);
});

test('compareAndSet is stale_revision when the revision was used before', async () => {
  const made = await units.unitOfWork(own, ({ notes }) => notes.insert(note('raced')));
  const { notes } = units.reader(own);
  expect(await notes.compareAndSet(made._id, 1, { title: 'first' })).toMatchObject({ title: 'first', revision: 2 });
  await expect(notes.compareAndSet(made._id, 1, { title: 'second' })).rejects.toMatchObject({ code: 'stale_revision' });
});

test('compareAndSetAll is stale_revision for all when one document is stale or of another council', async () => {
  const [first, second] = await units.unitOfWork(own, async ({ notes }) => [
    await notes.insert(note('one')),
    await notes.insert(note('two')),
  ]);
  const both = (revision: number) =>
    [first, second].map((made) => ({ id: made?._id ?? '', revision, fields: { title: 'many', count: undefined } }));
  await units.unitOfWork(own, ({ notes }) => notes.compareAndSetAll(both(1)));
  const matches = await units.reader(own).notes.find({ title: 'many' });
  expect(matches.map(({ revision, count }) => [revision, count])).toEqual([
    [2, undefined],
    [2, undefined],
  ]);
  const late = (actor: typeof own) => units.unitOfWork(actor, ({ notes }) => notes.compareAndSetAll(both(1)));
  await expect(late(own)).rejects.toMatchObject({ code: 'stale_revision' });
  await expect(late(other)).rejects.toMatchObject({ code: 'stale_revision' });
  await units.unitOfWork(own, ({ notes }) => notes.compareAndSetAll([]));
});

test('updateEach changes only matching documents of its council', async () => {
  const add = (actor: typeof own, title: string) => units.unitOfWork(actor, ({ notes }) => notes.insert(note(title)));
  const mine = await add(own, 'each');
  const theirs = await add(other, 'each');
  const changes = [mine._id, theirs._id, 'nobody'].map((_id) => ({ filter: { _id }, update: { $set: { count: 7 } } }));
  expect(await units.reader(own).notes.updateEach(changes)).toBe(1);
  expect((await units.reader(own).notes.get(mine._id)).count).toBe(7);
  expect((await units.reader(other).notes.get(theirs._id)).count).toBe(0);
  expect(await units.reader(own).notes.updateEach([])).toBe(0);
});

test('find fails as too slow when it exceeds its time limit', async () => {
  await units.unitOfWork(own, ({ notes }) =>
    notes.insertMany(Array.from({ length: 3_000 }, (_, n) => note(`slow ${n}`))),
  );
  const { notes } = units.reader(own);
  const filter = { $and: Array.from({ length: 400 }, () => ({ title: { $regex: 'nothing.*like.*this' } })) };
  expect(isTooSlow(await notes.find(filter, { mostMs: 1 }).catch((error: unknown) => error))).toBe(true);
  expect(await notes.find({ title: 'slow 7' }, { mostMs: 60_000 })).toHaveLength(1);
});

test('prepareModels drops a retired index once and leaves the others', async () => {
  const { connection } = database;
  await connection.collection(noteModel.collection).createIndex({ title: 1, count: -1 });
  const before = await connection.collection(noteModel.collection).indexes();
  const retiring = { ...noteModel, retired: [{ title: 1, count: -1 }] as const };
  for (const _again of [1, 2]) await prepareModels(connection, [retiring]);
  const names = (await connection.collection(noteModel.collection).indexes()).map(({ name }) => name);
  expect(before.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual(['title_1_count_-1']);
});

test('compareAndSet removes the field when its value is undefined', async () => {
  const made = await units.unitOfWork(own, ({ notes }) => notes.insert(note('trimmed')));
  const saved = await units.reader(own).notes.compareAndSet(made._id, 1, { count: undefined });
  expect(saved).not.toHaveProperty('count');
});

test('a write throws when the model does not declare a field', async () => {
  const strange = { ...note('x'), surprise: 1 };
  await expect(units.unitOfWork(own, ({ notes }) => notes.insert(strange))).rejects.toThrow(/surprise/);
});

test('updateOne with upsert creates the document in the council when nothing matches', async () => {
  const { notes } = units.reader(own);
  const update = { $inc: { count: 2 }, $setOnInsert: { tags: [], madeAt } };
  await notes.updateOne({ title: 'counter' }, update, { upsert: true });
  const second = await notes.updateOne({ title: 'counter' }, update, { upsert: true });
  expect(second).toMatchObject({ title: 'counter', councilId: 'council_own', count: 4 });
  expect(await notes.count({ title: 'counter' })).toBe(1);
});

test('list pages by id without loss or repeat when sort values are equal', async () => {
  const pager = systemActor('tests', 'council_pages');
  await units.unitOfWork(pager, ({ notes }) => notes.insertMany(Array.from({ length: 7 }, (_, i) => note(`p${i}`))));
  const { notes } = units.reader(pager);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await notes.list({ sort: { by: 'madeAt', direction: -1 }, limit: 3, cursor });
    seen.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect([...seen].sort()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
});

describe('a list that is read in parts', () => {
  const reader = systemActor('tests', 'council_parts');
  const DAYS = 9;
  const dayOf = (at: number): Date => new Date(madeAt.getTime() + (at % DAYS) * 86_400_000);
  beforeAll(() =>
    units.unitOfWork(reader, ({ notes }) =>
      notes.insertMany(
        Array.from({ length: 60 }, (_, at) => ({ ...note(`n${at}`), count: at % 7, madeAt: dayOf(at) })),
      ),
    ),
  );
  const pagesOf = async (options: { direction: 1 | -1; size: number; limit: number; forMs: number; count: number }) => {
    const { direction, count, ...rest } = options;
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const list = { filter: { count }, sort: { by: 'madeAt', direction } as const, cursor, ...rest };
      const page = await units.reader(reader).notes.listInParts(list);
      pages.push(page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return pages;
  };
  const inOrder = async (direction: 1 | -1, count: number) => {
    const { items } = await units.reader(reader).notes.list({ filter: { count }, sort: { by: 'madeAt', direction } });
    return items.map(({ title }) => title);
  };

  test.each(
    ([1, -1] as const).flatMap((direction) =>
      [1, 4, 13, 60, 500].flatMap((size) => [1, 2, 50].map((limit) => ({ direction, size, limit }))),
    ),
  )('has the items of the list in its order: %o', async (options) => {
    for (const forMs of [0, 10_000]) {
      const pages = await pagesOf({ ...options, forMs, count: 3 });
      expect(pages.flat()).toEqual(await inOrder(options.direction, 3));
      expect(pages.every(({ length }) => length <= options.limit)).toBe(true);
    }
  });

  test('ends a page that is not full when the time is over, and fills it otherwise', async () => {
    const list = { direction: -1, size: 7, limit: 5, count: 3 } as const;
    expect((await pagesOf({ ...list, forMs: 0 })).some(({ length }) => length < list.limit)).toBe(true);
    expect((await pagesOf({ ...list, forMs: 10_000 })).map(({ length }) => length)).toEqual([5, 4]);
  });

  test('has pages without items, and then an end, when nothing matches', async () => {
    const pages = await pagesOf({ direction: 1, size: 10, limit: 5, forMs: 0, count: 99 });
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flat()).toEqual([]);
  });
});

test.each([
  '',
  'nonsense',
  Buffer.from('[{"t":"date","v":"no"},"x"]').toString('base64url'),
  encodeCursor({ $gt: '' }),
])('a cursor, forged as %p, is invalid_input', async (cursor) => {
  const listing = () => units.reader(own).notes.list({ sort: { by: 'madeAt', direction: 1 }, cursor: cursor || '!' });
  await expect(listing()).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a cursor round-trips through its schema', () => {
  expect(decodeCursor(encodeCursor({ page: 3 }), z.object({ page: z.number() }))).toEqual({ page: 3 });
});

test('a unit of work is no_council when its actor has no council', async () => {
  await expect(units.unitOfWork(systemActor('tests'), async () => 1)).rejects.toMatchObject({ code: 'no_council' });
  expect(() => units.reader(systemActor('tests'))).toThrow('No council ID available');
});

test('a council-bound collection, over all councils, refuses', async () => {
  await expect(units.readerAcrossCouncils().notes.find()).rejects.toMatchObject({ code: 'no_council' });
});

test('a unit of work leaves neither change nor event when it fails at its end', async () => {
  const doomed = units.unitOfWork(own, async ({ notes, outbox }) => {
    const made = await notes.insert(note('doomed'));
    await outbox.add(noteMade, {
      aggregate: { type: 'note', id: made._id, revision: 1 },
      payload: { title: 'doomed' },
    });
    throw new Error('at the end');
  });
  await expect(doomed).rejects.toThrow('at the end');
  expect(await units.reader(own).notes.count({ title: 'doomed' })).toBe(0);
  expect(await outboxCollection(database.connection).countDocuments({ 'envelope.payload.title': 'doomed' })).toBe(0);
});

test('outbox.add throws when a payload breaks its contract', async () => {
  const add = (payload: object) =>
    units.unitOfWork(own, ({ outbox }) =>
      outbox.add(noteMade, {
        aggregate: { type: 'note', id: 'n', revision: 1 },
        payload: payload as { title: string },
      }),
    );
  await expect(add({ title: 'x', email: 'a@b.example' })).rejects.toThrow(/beyond the contract: email/);
  await expect(add({ title: 7 })).rejects.toThrow(/breaks its contract/);
});

test('200 units of work count exactly when all increment the same document at once', async () => {
  const { _id } = await units.unitOfWork(own, ({ notes }) => notes.insert(note('counted')));
  const increment = () =>
    units.unitOfWork(own, async ({ notes }) => {
      const { count, revision } = await notes.get(_id);
      await notes.compareAndSet(_id, revision, { count: count + 1 });
    });
  await Promise.all(Array.from({ length: 200 }, increment));
  expect(await units.reader(own).notes.get(_id)).toMatchObject({ count: 200, revision: 201 });
}, 30_000);

describe('a write', () => {
  /** How often a write to the notes was announced while `work` ran. */
  const announcedDuring = async (work: (count: () => number) => Promise<unknown>): Promise<number> => {
    let announced = 0;
    const unlisten = writtenSignal(database.connection, noteModel.collection).listen(() => {
      announced += 1;
    });
    await work(() => announced).catch(() => undefined);
    unlisten();
    return announced;
  };

  test('is announced once when the unit of work is committed, and not before', async () => {
    const before: number[] = [];
    const announced = await announcedDuring((count) =>
      units.unitOfWork(own, async ({ notes }) => {
        const { _id } = await notes.insert(note('announced'));
        await notes.updateOne({ _id }, { $set: { title: 'announced again' } });
        before.push(count());
      }),
    );
    expect([announced, ...before]).toEqual([1, 0]);
  });

  test('is not announced when the unit of work fails, or only reads', async () => {
    const failing = ({ notes }: ReturnType<typeof repositories>) =>
      notes.insert(note('lost')).then(() => Promise.reject(new Error('no')));
    expect(await announcedDuring(() => units.unitOfWork(own, failing))).toBe(0);
    expect(await announcedDuring(() => units.unitOfWork(own, ({ notes }) => notes.find()))).toBe(0);
  });

  test('is announced at once when it is outside of a transaction', async () => {
    const update = { $set: { title: 'renamed' } };
    expect(await announcedDuring(() => units.reader(own).notes.updateMany({ title: 'one' }, update))).toBe(1);
  });
});
