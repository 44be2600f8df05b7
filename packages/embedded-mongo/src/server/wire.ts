/** @file Framing: OP_MSG in and out, and the OP_QUERY/OP_REPLY pair that drivers still use for the first hello. */
import { serialize, type Timestamp } from 'bson';
import { decode, decodeCommand } from '../values/codec';
import { put } from '../values/own-fields';
import type { Doc } from '../values/values';

const opReply = 1;
const opQuery = 2004;
const opMessage = 2013;
const checksumPresent = 1;
const moreToCome = 2;

export interface Message {
  readonly id: number;
  readonly db: string;
  readonly body: Doc;
  /** The client wants no reply. */
  readonly isQuiet: boolean;
  readonly isLegacy: boolean;
}

const zeroEnded = (bytes: Buffer, at: number): string => bytes.toString('utf8', at, bytes.indexOf(0, at));

const parseQuery = (bytes: Buffer): Message => {
  const namespace = zeroEnded(bytes, 20);
  const at = 20 + Buffer.byteLength(namespace) + 1 + 8;
  const raw = bytes.subarray(at, at + bytes.readInt32LE(at));
  const [db = ''] = namespace.split('.');
  return {
    id: bytes.readInt32LE(4),
    db,
    body: decode(raw),
    isQuiet: false,
    isLegacy: true,
  };
};

interface Sections {
  readonly body: Buffer;
  readonly sequences: ReadonlyMap<string, Buffer[]>;
}
const readSequence = (bytes: Buffer, at: number, size: number): readonly [string, Buffer[]] => {
  const name = zeroEnded(bytes, at + 4);
  const docs: Buffer[] = [];
  let position = at + 4 + Buffer.byteLength(name) + 1;
  while (position < at + size) {
    const length = bytes.readInt32LE(position);
    if (length < 5) throw new Error('a document in a sequence is too short');
    docs.push(bytes.subarray(position, position + length));
    position += length;
  }
  return [name, docs];
};
const readSections = (bytes: Buffer, end: number): Sections => {
  let body: Buffer | undefined;
  const sequences = new Map<string, Buffer[]>();
  let at = 20;
  while (at < end) {
    const kind = bytes.readUInt8(at++);
    const size = bytes.readInt32LE(at);
    if (size < 5) throw new Error('a message section is too short');
    if (kind === 0) body = bytes.subarray(at, at + size);
    else sequences.set(...readSequence(bytes, at, size));
    at += size;
  }
  if (!body) throw new Error('a message without a body');
  return { body, sequences };
};

const parseMessage = (bytes: Buffer): Message => {
  const flags = bytes.readUInt32LE(16);
  const { body, sequences } = readSections(bytes, bytes.length - (flags & checksumPresent ? 4 : 0));
  const command = decodeCommand(body);
  for (const [name, docs] of sequences)
    put(command, name, name === 'documents' ? docs : docs.map((doc) => decode(doc)));
  return {
    id: bytes.readInt32LE(4),
    db: String(command.$db ?? 'admin'),
    body: command,
    isQuiet: (flags & moreToCome) !== 0,
    isLegacy: false,
  };
};

/** Reads one whole message. */
export const parse = (bytes: Buffer): Message => {
  const operation = bytes.readInt32LE(12);
  if (operation === opQuery) return parseQuery(bytes);
  if (operation === opMessage) return parseMessage(bytes);
  throw new Error(`unsupported opcode ${operation}`);
};

let lastRequestId = 0;
/** The bytes before an encoded reply in its message. */
export const frameHead = (to: Pick<Message, 'id' | 'isLegacy'>, body: Buffer): Buffer => {
  const header = Buffer.alloc(to.isLegacy ? 36 : 21);
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(lastRequestId, 4);
  header.writeInt32LE(to.id, 8);
  header.writeInt32LE(to.isLegacy ? opReply : opMessage, 12);
  if (to.isLegacy) {
    header.writeInt32LE(8, 16);
    header.writeInt32LE(1, 32);
  }
  return header;
};

export interface Batch {
  readonly field: 'firstBatch' | 'nextBatch';
  readonly docs: readonly Buffer[];
  readonly cursorId: bigint;
  readonly namespace: string;
  readonly atClusterTime?: Timestamp;
}
const elementBytes = (position: number, doc: Buffer): number => String(position).length + 2 + doc.length;
const nameEnded = (bytes: Buffer, type: number, name: string, start: number): number => {
  let at = start;
  bytes[at++] = type;
  for (let letter = 0; letter < name.length; letter++) bytes[at++] = name.charCodeAt(letter);
  bytes[at++] = 0;
  return at;
};
const writeElements = (bytes: Buffer, docs: readonly Buffer[], start: number): number => {
  let at = start;
  for (const [position, doc] of docs.entries()) {
    at = nameEnded(bytes, 3, String(position), at);
    bytes.set(doc, at);
    at += doc.length;
  }
  bytes[at] = 0;
  return at + 1;
};

/** {cursor: {id, ns, <field>: [...]}, ok: 1} assembled from raw documents, which are copied once. */
export const cursorReply = ({ field, docs, cursorId, namespace, atClusterTime }: Batch): Buffer => {
  const head = serialize({ id: cursorId, ns: namespace, atClusterTime });
  const arrayBytes = docs.reduce((sum, doc, position) => sum + elementBytes(position, doc), 5);
  const cursorBytes = head.length + field.length + 2 + arrayBytes;
  const bytes = Buffer.allocUnsafe(cursorBytes + 25);
  bytes.writeInt32LE(bytes.length, 0);
  const cursorAt = nameEnded(bytes, 3, 'cursor', 4);
  // The part before the documents, without its end.
  bytes.set(head, cursorAt);
  bytes.writeInt32LE(cursorBytes, cursorAt);
  const arrayAt = nameEnded(bytes, 4, field, cursorAt + head.length - 1);
  bytes.writeInt32LE(arrayBytes, arrayAt);
  let at = writeElements(bytes, docs, arrayAt + 4);
  bytes[at++] = 0;
  at = nameEnded(bytes, 1, 'ok', at);
  bytes[bytes.writeDoubleLE(1, at)] = 0;
  return bytes;
};
