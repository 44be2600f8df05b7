import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';
import { type BlobStore, requireHash } from './blob-store';

const BUCKET = 'blobs';
/** Comes after every character that a key may have. */
const LAST = '\uffff';

const typeOf = ({ metadata }: mongo.GridFSFile): string => String(metadata?.type ?? 'application/octet-stream');

/** Blobs in the service's own database by GridFS, which describes a file last: one that can be seen is whole. */
export const createGridFsBlobs = (connection: Connection): BlobStore => {
  const bucket = () => {
    if (!connection.db) throw new Error('the database is not connected');
    return new mongo.GridFSBucket(connection.db, { bucketName: BUCKET });
  };
  const find = async (key: string) => (await bucket().find({ filename: key }).limit(1).toArray())[0] ?? null;

  const open: BlobStore['open'] = async (key) => {
    const file = await find(key);
    if (!file) return null;
    return { type: typeOf(file), size: file.length, stream: bucket().openDownloadStream(file._id) };
  };

  return {
    open,
    exists: async (key) => (await find(key)) !== null,
    sizeOf: async (key) => (await find(key))?.length ?? null,
    put: async (key, bytes, type) => {
      requireHash(key, bytes);
      if (await find(key)) return;
      // Two who put the same file at the same moment both succeed: the copies are equal, and deleted together.
      await pipeline(Readable.from([bytes]), bucket().openUploadStream(key, { metadata: { type } }));
    },
    get: async (key) => {
      const opened = await open(key);
      return opened && { type: opened.type, size: opened.size, bytes: await buffer(opened.stream) };
    },
    delete: async (key) => {
      for (const { _id } of await bucket().find({ filename: key }).toArray()) await bucket().delete(_id);
    },
    list: async function* (prefix) {
      const files = bucket().find({ filename: { $gte: prefix, $lt: `${prefix}${LAST}` } });
      let before = '';
      for await (const { filename } of files.sort({ filename: 1 })) {
        if (filename !== before) yield filename;
        before = filename;
      }
    },
    isHealthy: async () => {
      await connection.db?.admin().ping();
      return connection.db !== undefined;
    },
  };
};
