/** @file Makes a fresh mongod a one-node replica set with one user, by single wire messages. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '../server/engine-error';
import { FrameReader } from '../server/frame-reader';
import { decode, encodeReply } from '../values/codec';
import type { Doc } from '../values/values';

const alreadyInitialized = 23;
/** mongod requires a login once it has a user: then an earlier start has already made the user. */
const unauthorized = 13;
const attempts = 150;
const pauseMs = 100;

const send = async (socket: Socket, command: Doc): Promise<Doc> => {
  const body = encodeReply({ ...command, $db: 'admin' });
  const header = Buffer.alloc(21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(2013, 12);
  socket.write(Buffer.concat([header, body]));
  const reader = new FrameReader();
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    const [message] = reader.push(chunk);
    if (message) return decode(message.subarray(21));
  }
};
const withSocket = async <T>(port: number, work: (socket: Socket) => Promise<T>): Promise<T> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return await work(socket);
  } finally {
    socket.destroy();
  }
};
export interface Credentials {
  readonly user: string;
  readonly password: string;
}
/** mongod allows this from localhost without a login while it has no user. */
const makeUser = async (socket: Socket, { user, password }: Credentials): Promise<boolean> => {
  const reply = await send(socket, { createUser: user, pwd: password, roles: ['root'], mechanisms: ['SCRAM-SHA-256'] });
  return reply.ok === 1 || reply.code === unauthorized;
};
const initiate = (port: number, credentials: Credentials): Promise<boolean> =>
  withSocket(port, async (socket) => {
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    const reply = await send(socket, { replSetInitiate: { _id: 'rs0', members } });
    if (reply.ok !== 1 && ![alreadyInitialized, unauthorized].includes(Number(reply.code))) return false;
    const hello = await send(socket, { hello: 1 });
    return hello.isWritablePrimary === true && makeUser(socket, credentials);
  });

/** Resolves when the server at `port` is primary of its replica set. */
export const becomePrimary = async (port: number, credentials: Credentials): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await initiate(port, credentials).catch(() => false)) return;
    await delay(pauseMs);
  }
  throw new EngineError('EngineFailed', `mongod on port ${port} did not become primary`);
};
