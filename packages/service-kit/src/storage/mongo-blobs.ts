import { type Connection, mongo } from 'mongoose';
import { isDuplicateKey } from '../mongo/failures';
import { type BlobStore, requireHash } from './blob-store';

const CHUNK_BYTES = 512 * 1024;

interface BlobDocument {
  _id: string;
  type: string;
  size: number;
  chunks: number;
  createdAt: Date;
}

interface ChunkDocument {
  /** `<hash>:<number>` */
  _id: string;
  data: mongo.Binary;
}

const chunkIds = (hash: string, count: number) => Array.from({ length: count }, (_, index) => `${hash}:${index}`);

const ignoreDuplicate = (error: unknown) => {
  if (!isDuplicateKey(error)) throw error;
};

/** Blobs in the service's own database, in pieces. The description is written last: a blob that can be seen is whole. */
export const createMongoBlobs = (connection: Connection): BlobStore => {
  const blobs = () => connection.collection<BlobDocument>('blobs');
  const chunks = () => connection.collection<ChunkDocument>('blob_chunks');
  const exists = async (hash: string) => (await blobs().countDocuments({ _id: hash })) > 0;
  return {
    exists,
    put: async (hash, bytes, type) => {
      requireHash(hash, bytes);
      if (await exists(hash)) return;
      const count = Math.ceil(bytes.length / CHUNK_BYTES);
      for (const [index, _id] of chunkIds(hash, count).entries()) {
        const data = new mongo.Binary(bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES));
        await chunks().updateOne({ _id }, { $set: { data } }, { upsert: true });
      }
      const blob = { _id: hash, type, size: bytes.length, chunks: count, createdAt: new Date() };
      await blobs().insertOne(blob).catch(ignoreDuplicate);
    },
    get: async (hash) => {
      const blob = await blobs().findOne({ _id: hash });
      if (!blob) return null;
      const found = await chunks()
        .find({ _id: { $in: chunkIds(hash, blob.chunks) } })
        .toArray();
      const byId = new Map(found.map(({ _id, data }) => [_id, data]));
      const parts = chunkIds(hash, blob.chunks).map((id) => byId.get(id)?.buffer ?? null);
      if (parts.includes(null)) return null;
      return { bytes: Buffer.concat(parts.filter((part) => part !== null)), type: blob.type };
    },
    delete: async (hash) => {
      const blob = await blobs().findOneAndDelete({ _id: hash });
      if (blob) await chunks().deleteMany({ _id: { $in: chunkIds(hash, blob.chunks) } });
    },
  };
};
