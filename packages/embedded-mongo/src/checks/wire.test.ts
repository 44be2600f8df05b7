/** @file The wire protocol itself, message by message. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { messageOf, openLoggedIn, repliesOn } from '../testing/raw-client';
import { databaseOf, type NumberedDoc, startTestEngine, type TestEngine } from '../testing/test-engine';

const moreToCome = 2;
let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.stop());

const open = (): Promise<Socket> => openLoggedIn(test.engine.uri);

describe('messages', () => {
  it('messages are answered in order when they arrive together, with documents in the body and in a sequence', async () => {
    const socket = await open();
    const replies = repliesOn(socket, 3);
    socket.write(
      Buffer.concat([
        messageOf({ id: 1, body: { insert: 'a', documents: [{ _id: 1 }] } }),
        messageOf({ id: 2, body: { insert: 'a' }, documents: [{ _id: 2 }, { _id: 3 }] }),
        messageOf({ id: 3, body: { count: 'a' } }),
      ]),
    );

    expect((await replies).map(({ to, body }) => [to, body.n])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    socket.destroy();
  });
  it('messages are assembled when they arrive in parts', async () => {
    const socket = await open();
    const replies = repliesOn(socket, 1);
    socket.setNoDelay(true);
    for (const byte of messageOf({ id: 7, body: { ping: 1 } })) {
      socket.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }

    expect(await replies).toEqual([{ to: 7, body: { ok: 1 } }]);
    socket.destroy();
  });
  it('messages are carried out without an answer when they want none, also when they fail', async () => {
    const socket = await open();
    const replies = repliesOn(socket, 1);
    socket.write(messageOf({ id: 1, body: { insert: 'quiet' }, documents: [{ _id: 1 }], flags: moreToCome }));
    socket.write(messageOf({ id: 2, body: { frob: 1 }, flags: moreToCome }));
    socket.write(messageOf({ id: 3, body: { count: 'quiet' } }));

    expect(await replies).toEqual([{ to: 3, body: { n: 1, ok: 1 } }]);
    socket.destroy();
  });
  it.each([
    ['too short to be one', Buffer.from([3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 221, 7, 0, 0])],
    ['longer than any may be', Buffer.from([255, 255, 255, 127, 1, 0, 0, 0, 0, 0, 0, 0, 221, 7, 0, 0])],
    ['of an unknown kind', Buffer.from([16, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])],
    [
      'whose section ends before it begins',
      Buffer.concat([messageOf({ id: 1, body: {} }).subarray(0, 21), Buffer.alloc(8)]),
    ],
  ])('%s: end their connection and no other', async (_what, bytes) => {
    const socket = await open();
    bytes.writeInt32LE(bytes.length === 16 ? bytes.readInt32LE(0) : bytes.length, 0);
    socket.write(bytes);
    await once(socket, 'close');

    const things = databaseOf(test.connection).collection<NumberedDoc>('things');
    expect(await things.countDocuments()).toBe(0);
  });
});
