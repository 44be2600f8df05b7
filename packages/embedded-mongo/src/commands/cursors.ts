import { randomBytes } from 'node:crypto';
import type { Timestamp } from 'bson';
import { CommandError } from '../errors';
import type { Flow, pause } from '../execution/flow';
import { pull } from '../execution/paced';
import { cursorReply } from '../server/wire';
import { encodeDoc } from '../values/codec';
import type { Doc } from '../values/values';

type Row = Buffer | Doc;
interface Cursor {
  readonly rows: Iterator<Row | typeof pause>;
  readonly namespace: string;
  /** Releases the snapshot until the next read. */
  readonly release: () => void;
  lastUsedAt: number;
  isBusy: boolean;
}
export interface CursorSource {
  readonly rows: Flow<Row>;
  readonly namespace: string;
  readonly release?: () => void;
}
interface OpenOptions {
  /** Maximum number of documents in the first batch. */
  readonly first?: number;
  /** No batch follows the first. */
  readonly isSingle?: boolean;
  readonly atClusterTime?: Timestamp;
}
interface Batch {
  readonly docs: Buffer[];
  readonly isDone: boolean;
}
const maxBatchBytes = 15 * 1024 * 1024;
const maxIdleMs = 600_000;
const maxOpen = 2000;

const readBatch = async (cursor: Cursor, max: number): Promise<Batch> => {
  const docs: Buffer[] = [];
  if (max === 0) return { docs, isDone: false };
  let bytes = 0;
  const take = (row: Row): boolean => {
    const raw = Buffer.isBuffer(row) ? row : encodeDoc(row);
    docs.push(raw);
    bytes += raw.length;
    return docs.length < max && bytes <= maxBatchBytes;
  };
  cursor.isBusy = true;
  try {
    return { docs, isDone: await pull(cursor.rows, take) };
  } finally {
    cursor.isBusy = false;
    cursor.lastUsedAt = Date.now();
    cursor.release();
  }
};

/** Open cursors of all clients. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  get size(): number {
    return this.#open.size;
  }
  async open(
    { rows, namespace, release = () => undefined }: CursorSource,
    { first = 101, isSingle = false, atClusterTime }: OpenOptions = {},
  ) {
    const cursor: Cursor = { rows: rows[Symbol.iterator](), namespace, release, lastUsedAt: Date.now(), isBusy: false };
    const { docs, isDone } = await readBatch(cursor, first);
    let cursorId = 0n;
    if (!isDone && isSingle) cursor.rows.return?.();
    if (!isDone && !isSingle) {
      if (this.#open.size >= maxOpen)
        throw new CommandError(202, 'NetworkInterfaceExceededTimeLimit', 'too many cursors');
      cursorId = (randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn) | 1n;
      this.#open.set(cursorId, cursor);
    }
    return cursorReply({ field: 'firstBatch', docs, cursorId, namespace, atClusterTime });
  }

  async next(id: bigint, namespace: string, batchSize: number): Promise<Buffer> {
    const cursor = this.#open.get(id);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      const message = `Requested getMore on namespace '${namespace}', but cursor belongs to ${cursor.namespace}`;
      throw new CommandError(13, 'Unauthorized', message);
    }
    if (cursor.isBusy) throw new CommandError(12051, 'CursorInUse', `cursor id ${id} is already in use`);
    const { docs, isDone } = await this.#nextBatch(id, cursor, batchSize || Number.POSITIVE_INFINITY);
    return cursorReply({ field: 'nextBatch', docs, cursorId: isDone ? 0n : id, namespace: cursor.namespace });
  }
  async #nextBatch(id: bigint, cursor: Cursor, max: number): Promise<Batch> {
    try {
      const batch = await readBatch(cursor, max);
      if (batch.isDone) this.#open.delete(id);
      return batch;
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  kill(id: bigint): boolean {
    const cursor = this.#open.get(id);
    if (!cursor) return false;
    this.#open.delete(id);
    if (!cursor.isBusy) cursor.rows.return?.();
    return true;
  }
  killIdle(now: number): void {
    for (const [id, cursor] of this.#open) if (!cursor.isBusy && now - cursor.lastUsedAt > maxIdleMs) this.kill(id);
  }
  killAll(): void {
    for (const id of [...this.#open.keys()]) this.kill(id);
  }
}
