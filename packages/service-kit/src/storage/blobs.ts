import type { Connection } from 'mongoose';
import type { BlobStore } from './blob-store';
import { createGridFsBlobs } from './gridfs-blobs';

/** Where files are kept, as `serviceFields` reads it from the environment. */
export interface StorageConfig {
  readonly s3Url?: string | undefined;
  readonly s3Bucket?: string;
  readonly s3Region?: string;
  readonly s3AccessKey?: string | undefined;
  readonly s3SecretKey?: string | undefined;
}

/** The S3 client weighs more than the rest of a service: it is loaded where it is used. */
const s3Blobs = (config: StorageConfig & { s3Url: string }, prefix: string): BlobStore => {
  const { s3Url: url, s3Bucket: bucket = 'folkmoot', s3Region: region = 'us-east-1' } = config;
  const { s3AccessKey: accessKey = '', s3SecretKey: secretKey = '' } = config;
  let store: Promise<BlobStore> | undefined;
  const ready = (): Promise<BlobStore> => {
    store ??= import('./s3-blobs').then(({ createS3Blobs }) =>
      createS3Blobs({ url, bucket, region, accessKey, secretKey, prefix }),
    );
    return store;
  };
  return {
    put: async (...given) => (await ready()).put(...given),
    get: async (key) => (await ready()).get(key),
    open: async (key) => (await ready()).open(key),
    exists: async (key) => (await ready()).exists(key),
    sizeOf: async (key) => (await ready()).sizeOf(key),
    delete: async (key) => (await ready()).delete(key),
    list: async function* (prefix) {
      yield* (await ready()).list(prefix);
    },
    isHealthy: async () => (await ready()).isHealthy(),
  };
};

/** A service's files: on the S3 server that the environment names, else in its own database. */
export const createBlobs = (config: StorageConfig, connection: Connection, service: string): BlobStore =>
  config.s3Url ? s3Blobs({ ...config, s3Url: config.s3Url }, `${service}/`) : createGridFsBlobs(connection);
