import { randomBytes } from 'node:crypto';
import { CommandError } from '../errors';
import { cursorReply } from '../server/wire';
import { encodeDoc } from '../values/codec';
import type { Doc } from '../values/values';

type Row = Buffer | Doc;
interface Cursor {
  readonly rows: Iterator<Row>;
  readonly namespace: string;
  lastUsedAt: number;
}
const maxBatchBytes = 15 * 1024 * 1024;
const maxIdleMs = 600_000;

const readBatch = (cursor: Cursor, max: number): { readonly docs: Buffer[]; readonly isDone: boolean } => {
  const docs: Buffer[] = [];
  let bytes = 0;
  while (docs.length < max && bytes <= maxBatchBytes) {
    const { value, done } = cursor.rows.next();
    if (done) return { docs, isDone: true };
    const raw = Buffer.isBuffer(value) ? value : encodeDoc(value);
    docs.push(raw);
    bytes += raw.length;
  }
  return { docs, isDone: false };
};

/** Open cursors of all clients. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  open(rows: Iterable<Row>, namespace: string, { first = 101, isSingle = false } = {}): Buffer {
    const cursor: Cursor = { rows: rows[Symbol.iterator](), namespace, lastUsedAt: Date.now() };
    const { docs, isDone } = readBatch(cursor, first);
    let cursorId = 0n;
    if (!isDone && isSingle) cursor.rows.return?.();
    if (!isDone && !isSingle) {
      cursorId = (randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn) | 1n;
      this.#open.set(cursorId, cursor);
    }
    return cursorReply({ field: 'firstBatch', docs, cursorId, namespace });
  }

  next(id: bigint, batchSize: number): Buffer {
    const cursor = this.#open.get(id);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
    cursor.lastUsedAt = Date.now();
    const { docs, isDone } = readBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
    if (isDone) this.#open.delete(id);
    return cursorReply({ field: 'nextBatch', docs, cursorId: isDone ? 0n : id, namespace: cursor.namespace });
  }

  kill(id: bigint): boolean {
    this.#open.get(id)?.rows.return?.();
    return this.#open.delete(id);
  }
  killIdle(now: number): void {
    for (const [id, cursor] of this.#open) if (now - cursor.lastUsedAt > maxIdleMs) this.kill(id);
  }
  killAll(): void {
    for (const id of [...this.#open.keys()]) this.kill(id);
  }
}
