import type { Connection } from 'mongoose';
import { ConfigError } from '../config/define-config';
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

export interface S3Options {
  /** Address of the server: `https://s3.example`. */
  readonly url: string;
  /** It must exist. */
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Before every key, so that services share a bucket and not their files. */
  readonly prefix: string;
}

/** `@folkmoot/s3-storage`. */
export interface S3Module {
  readonly createS3Blobs: (options: S3Options) => BlobStore;
}

/** The S3 client is larger than the rest of a service, so it is loaded only when it is used. */
export type LoadS3 = () => Promise<S3Module>;

const s3Blobs = (config: StorageConfig & { s3Url: string }, prefix: string, load: LoadS3): BlobStore => {
  const { s3Url: url, s3Bucket: bucket = 'folkmoot', s3Region: region = 'us-east-1' } = config;
  const { s3AccessKey: accessKey = '', s3SecretKey: secretKey = '' } = config;
  let store: Promise<BlobStore> | undefined;
  const ready = (): Promise<BlobStore> => {
    store ??= load().then(({ createS3Blobs }) => createS3Blobs({ url, bucket, region, accessKey, secretKey, prefix }));
    return store;
  };
  return {
    put: async (key, bytes, type) => (await ready()).put(key, bytes, type),
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

interface BlobsOptions {
  readonly config: StorageConfig;
  readonly connection: Connection;
  /** The name of the service. Services share a bucket. */
  readonly service: string;
  readonly loadS3?: LoadS3 | undefined;
}

/** The files of a service: on the S3 server of the configuration, else in its own database. */
export const createBlobs = ({ config, connection, service, loadS3 }: BlobsOptions): BlobStore => {
  const { s3Url } = config;
  if (!s3Url) return createGridFsBlobs(connection);
  if (!loadS3) throw new ConfigError('S3_URL: this service keeps no files on S3');
  return s3Blobs({ ...config, s3Url }, `${service}/`, loadS3);
};
