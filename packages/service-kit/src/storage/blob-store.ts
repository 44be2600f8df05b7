import { createHash } from 'node:crypto';

export interface Blob {
  bytes: Buffer;
  type: string;
}

/** Files by the SHA-256 of their content (lower-case hex): the same bytes are kept once and never change. */
export interface BlobStore {
  /** Does nothing when it is there already. Throws when the hash is not that of the bytes. */
  put(hash: string, bytes: Uint8Array, type: string): Promise<void>;
  get(hash: string): Promise<Blob | null>;
  exists(hash: string): Promise<boolean>;
  delete(hash: string): Promise<void>;
}

/** The name of some bytes in a blob store. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const requireHash = (hash: string, bytes: Uint8Array): void => {
  if (hashOf(bytes) !== hash) throw new Error('the bytes do not have the hash they are to be stored under');
};

/** In memory, for tests. */
export const memoryBlobs = (): BlobStore => {
  const blobs = new Map<string, Blob>();
  return {
    put: async (hash, bytes, type) => {
      requireHash(hash, bytes);
      if (!blobs.has(hash)) blobs.set(hash, { bytes: Buffer.from(bytes), type });
    },
    get: async (hash) => blobs.get(hash) ?? null,
    exists: async (hash) => blobs.has(hash),
    delete: async (hash) => void blobs.delete(hash),
  };
};
