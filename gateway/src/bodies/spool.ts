import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DomainError } from '@folkmoot/contracts';
import { createCounter } from '../limits/counter';

/** A complete body. It can be read more than once, until it is released. */
export interface KeptBody {
  readonly length: number;
  read(): Readable;
  release(): void;
}

/** Stores a body while it arrives. */
export interface BodyWriter {
  /** Returns a promise when the caller must wait. It rejects when there is no room left. */
  write(chunk: Buffer): Promise<void> | void;
  /** Waits for the last write, which may still run. Rejects when that write fails. */
  end(): Promise<KeptBody>;
  release(): void;
}

export interface SpoolOptions {
  readonly dir: string;
  /** Limits in bytes for the bodies on the disk: all together, and of one network. */
  readonly maxBytes: number;
  readonly maxNetworkBytes: number;
}

const MAX_BODY_MEMORY_BYTES = 64 * 1024;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

/** Counts the bytes on the disk: total, and by network. */
const createAccount = ({ maxBytes, maxNetworkBytes }: SpoolOptions) => {
  const byNetwork = createCounter();
  let total = 0;
  const change = (network: string, bytes: number): void => {
    total += bytes;
    byNetwork.add(network, bytes);
  };
  const take = (network: string, bytes: number): void => {
    const isFull = total + bytes > maxBytes || byNetwork.of(network) + bytes > maxNetworkBytes;
    if (isFull) throw new DomainError('unavailable');
    change(network, bytes);
  };
  return { take, give: (network: string, bytes: number) => change(network, -bytes) };
};

/** Opens a file and unlinks it: the system frees it when it is closed, also when the process dies. */
const openNameless = async (dir: string): Promise<FileHandle> => {
  const file = path.join(dir, randomUUID());
  const handle = await open(file, 'wx+', 0o600);
  try {
    await unlink(file);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** The part of a body that is on the disk. */
const createFilePart = (dir: string, account: ReturnType<typeof createAccount>, network: string) => {
  let handle: FileHandle | null = null;
  let length = 0;
  let isReleased = false;
  let lastWrite: Promise<void> = Promise.resolve();

  const store = async (chunk: Buffer): Promise<void> => {
    account.take(network, chunk.length);
    length += chunk.length;
    handle ??= await openNameless(dir);
    await handle.write(chunk);
  };
  const close = async (): Promise<void> => {
    await lastWrite.catch(() => undefined);
    account.give(network, length);
    await handle?.close();
  };
  return {
    length: () => length,
    handle: () => handle,
    written: () => lastWrite,
    /** Writes must not overlap. */
    write: (chunk: Buffer): Promise<void> => {
      if (!isReleased) lastWrite = store(chunk);
      return lastWrite;
    },
    release: (): void => {
      if (isReleased) return;
      isReleased = true;
      close().catch(() => undefined);
    },
  };
};

type FilePart = ReturnType<typeof createFilePart>;

/**
 * Stores bodies while they are in transit: small ones in memory, the rest of a larger one in a file. Memory and disk
 * use have a limit, whatever visitors send.
 */
export const createSpool = (options: SpoolOptions) => {
  mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const account = createAccount(options);
  let memory = 0;

  const writer = (network: string): BodyWriter => {
    let file: FilePart | null = null;
    let chunks: Buffer[] = [];
    let inMemory = 0;
    let isReleased = false;
    const keep = (chunk: Buffer): void => {
      chunks.push(chunk);
      inMemory += chunk.length;
      memory += chunk.length;
    };
    const hasRoom = (bytes: number): boolean =>
      file === null && inMemory + bytes <= MAX_BODY_MEMORY_BYTES && memory + bytes <= MAX_MEMORY_BYTES;
    const release = (): void => {
      memory -= inMemory;
      inMemory = 0;
      chunks = [];
      file?.release();
      isReleased = true;
    };
    return {
      write: (chunk) => {
        if (isReleased) return;
        if (hasRoom(chunk.length)) return keep(chunk);
        file ??= createFilePart(options.dir, account, network);
        return file.write(chunk);
      },
      end: async () => {
        await file?.written();
        return {
          length: inMemory + (file?.length() ?? 0),
          read: () => contentOf(chunks, file?.handle() ?? null),
          release,
        };
      },
      release,
    };
  };
  return { writer };
};

const READ_BYTES = 64 * 1024;

/** Most bodies are small and in memory: a plain stream costs much less than a generator. */
const contentOf = (chunks: readonly Buffer[], handle: FileHandle | null): Readable => {
  if (handle) return Readable.from(contentWithFile(chunks, handle));
  const content = new Readable({ read: () => undefined });
  for (const chunk of chunks) content.push(chunk);
  content.push(null);
  return content;
};

// Reads by position: a file stream would stay open when the reader stops early.
async function* contentWithFile(chunks: readonly Buffer[], handle: FileHandle): AsyncGenerator<Buffer> {
  yield* chunks;
  let position = 0;
  for (;;) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(READ_BYTES), 0, READ_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

export type Spool = ReturnType<typeof createSpool>;
