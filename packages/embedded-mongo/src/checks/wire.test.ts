/** @file The wire protocol itself, message by message. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize } from 'bson';
import { databaseOf, type NumberedDoc, startTestEngine, type TestEngine } from '../testing/test-engine';
import type { Doc } from '../values/values';

const opMessage = 2013;
const moreToCome = 2;
let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.stop());

interface Sent {
  readonly id: number;
  readonly body: Doc;
  /** A section of kind 1. */
  readonly documents?: readonly Doc[];
  readonly flags?: number;
}
const sequence = (documents: readonly Doc[]): Buffer => {
  const name = Buffer.from('documents\0');
  const content = Buffer.concat([name, ...documents.map((doc) => serialize(doc))]);
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};
const messageOf = ({ id, body, documents, flags = 0 }: Sent): Buffer => {
  const head = Buffer.alloc(20);
  const sections = [Buffer.of(0), serialize({ ...body, $db: 'wire' }), ...(documents ? [sequence(documents)] : [])];
  const content = Buffer.concat(sections);
  head.writeInt32LE(head.length + content.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(opMessage, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, content]);
};
interface Reply {
  readonly to: number;
  readonly body: Doc;
}
const open = async (): Promise<Socket> => {
  const socket = connect(Number(new URL(test.engine.uri).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
/** The next replies, however they come in pieces. */
const repliesOn = async (socket: Socket, count: number): Promise<Reply[]> => {
  const replies: Reply[] = [];
  let bytes = Buffer.alloc(0);
  while (replies.length < count) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    bytes = Buffer.concat([bytes, chunk]);
    while (bytes.length > 4 && bytes.length >= bytes.readInt32LE(0)) {
      const size = bytes.readInt32LE(0);
      replies.push({ to: bytes.readInt32LE(8), body: deserialize(bytes.subarray(21, size)) });
      bytes = bytes.subarray(size);
    }
  }
  return replies;
};

describe('messages', () => {
  it('with documents in the body and in a sequence, several in one piece: are answered in order', async () => {
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
  it('cut anywhere: are put together again', async () => {
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
  it('that want no answer: are carried out and get none, also when they are refused', async () => {
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
