/** @file A client without a driver: single messages on a socket, and the client's side of SCRAM-SHA-256. */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Binary, deserialize, serialize } from 'bson';
import type { Doc } from '../values/values';

const OP_MESSAGE = 2013;

export interface Sent {
  readonly id: number;
  readonly body: Doc;
  readonly db?: string;
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
export const messageOf = ({ id, body, db = 'wire', documents, flags = 0 }: Sent): Buffer => {
  const head = Buffer.alloc(20);
  const sections = [Buffer.of(0), serialize({ ...body, $db: db }), ...(documents ? [sequence(documents)] : [])];
  const content = Buffer.concat(sections);
  head.writeInt32LE(head.length + content.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(OP_MESSAGE, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, content]);
};

export interface Reply {
  readonly to: number;
  readonly body: Doc;
}
/** The next replies, however they come in pieces. */
export const repliesOn = async (socket: Socket, count: number): Promise<Reply[]> => {
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

/** Sends a command and resolves with the answer to it. */
export const ask = async (socket: Socket, body: Doc, db = 'admin'): Promise<Doc> => {
  const replies = repliesOn(socket, 1);
  socket.write(messageOf({ id: 1, body, db }));
  const [reply] = await replies;
  return reply?.body ?? {};
};

export const openSocket = async (uri: string): Promise<Socket> => {
  const socket = connect(Number(new URL(uri).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const textOf = (payload: unknown): string => Buffer.from((payload as Binary).buffer).toString();
const part = (text: string, name: string): string =>
  text
    .split(',')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(2) ?? '';

/** The first message of a login, as `saslStart` carries it. */
export const firstMessage = (user: string): string => `n,,n=${user},r=${randomBytes(18).toString('base64')}`;

/** The client's last message, made from the password and what was said before. */
export const finalMessage = (first: string, answer: string, password: string): string => {
  const salt = Buffer.from(part(answer, 's'), 'base64');
  const salted = pbkdf2Sync(password, salt, Number(part(answer, 'i')), 32, 'sha256');
  const clientKey = hmac(salted, 'Client Key');
  const withoutProof = `c=biws,r=${part(answer, 'r')}`;
  const storedKey = createHash('sha256').update(clientKey).digest();
  const signature = hmac(storedKey, `${first.slice(3)},${answer},${withoutProof}`);
  const proof = Buffer.from(clientKey.map((byte, at) => byte ^ (signature[at] ?? 0)));
  return `${withoutProof},p=${proof.toString('base64')}`;
};

export const startLogin = (socket: Socket, payload: string, mechanism = 'SCRAM-SHA-256'): Promise<Doc> =>
  ask(socket, { saslStart: 1, mechanism, payload: Buffer.from(payload), options: { skipEmptyExchange: true } });

/** Logs in; resolves with what the server says at the end. */
export const logIn = async (socket: Socket, user: string, password: string): Promise<Doc> => {
  const first = firstMessage(user);
  const begun = await startLogin(socket, first);
  if (begun.ok !== 1) return begun;
  const payload = Buffer.from(finalMessage(first, textOf(begun.payload), password));
  return ask(socket, { saslContinue: 1, conversationId: begun.conversationId, payload });
};

export const openLoggedIn = async (uri: string): Promise<Socket> => {
  const { username, password } = new URL(uri);
  const socket = await openSocket(uri);
  const { ok } = await logIn(socket, username, password);
  if (ok !== 1) throw new Error('the engine refused the login');
  return socket;
};
