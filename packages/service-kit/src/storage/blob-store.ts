import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

export interface BlobInfo {
  /** Media type from the put. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

export interface Blob extends BlobInfo {
  readonly bytes: Buffer;
}

export interface OpenBlob extends BlobInfo {
  readonly stream: Readable;
}

/**
 * Files by where they belong and what they are: a key is a folder and the SHA-256 of the content (`blobKey`). So the same
 * bytes are kept once in a folder and never change, and a folder's files can be found and erased together.
 */
export interface BlobStore {
  /** Does nothing when it is there already. Throws when the key does not end in the hash of the bytes. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<Blob | null>;
  /** The same as a stream, for whatever goes to a client. */
  open(key: string): Promise<OpenBlob | null>;
  exists(key: string): Promise<boolean>;
  /** In bytes; null when it is not there. */
  sizeOf(key: string): Promise<number | null>;
  /** A file that is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** The keys that begin with `prefix`, in no particular order. */
  list(prefix: string): AsyncIterable<string>;
  /** Whether the store answers now. */
  isHealthy(): Promise<boolean>;
}

/** The name of some bytes in a blob store: SHA-256 in lower-case hex. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The key of a file in a folder. */
export const blobKey = (folder: string, hash: string): string => `${folder}/${hash}`;

export const requireHash = (key: string, bytes: Uint8Array): void => {
  if (!key.endsWith(`/${hashOf(bytes)}`)) throw new Error('the bytes do not have the hash they are to be stored under');
};

/** In memory, for tests. */
export const memoryBlobs = (): BlobStore => {
  const blobs = new Map<string, Blob>();
  return {
    put: async (key, bytes, type) => {
      requireHash(key, bytes);
      if (!blobs.has(key)) blobs.set(key, { bytes: Buffer.from(bytes), type, size: bytes.length });
    },
    get: async (key) => blobs.get(key) ?? null,
    open: async (key) => {
      const blob = blobs.get(key);
      return blob ? { type: blob.type, size: blob.size, stream: Readable.from([blob.bytes]) } : null;
    },
    exists: async (key) => blobs.has(key),
    sizeOf: async (key) => blobs.get(key)?.size ?? null,
    delete: async (key) => void blobs.delete(key),
    list: async function* (prefix) {
      yield* [...blobs.keys()].filter((key) => key.startsWith(prefix));
    },
    isHealthy: async () => true,
  };
};
