import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { DomainError } from '@folkmoot/contracts';
import { type BlobStore, requireHash, type S3Options } from '@folkmoot/service-kit';

const RETRY_AFTER_SECONDS = 5;
const NOT_FOUND = 404;
const SERVER_ERROR = 500;

const statusOf = (error: unknown): number | undefined => {
  const metadata: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, '$metadata') : undefined;
  return (metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode;
};

/** No answer, or one that may be better in a moment, is `unavailable`; everything else passes as it is. */
const reaching = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && status < SERVER_ERROR) throw error;
    throw new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error });
  }
};

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await reaching(work);
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return null;
    throw error;
  }
};

const clientOf = ({ url, region, accessKey, secretKey }: S3Options): S3Client =>
  new S3Client({
    endpoint: url,
    region,
    // Servers other than Amazon's seldom have a host name for each bucket.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  });

/** Blobs on a server that speaks S3's protocol: Amazon's, MinIO, Ceph, Garage and others. */
export const createS3Blobs = (options: S3Options): BlobStore => {
  const client = clientOf(options);
  const { bucket: Bucket, prefix: own } = options;
  const at = (key: string) => ({ Bucket, Key: `${own}${key}` });
  const head = (key: string) => orNull(client.send(new HeadObjectCommand(at(key))));
  const exists = async (key: string) => (await head(key)) !== null;

  const open: BlobStore['open'] = async (key) => {
    const object = await orNull(client.send(new GetObjectCommand(at(key))));
    if (!object?.Body) return null;
    const { ContentType: type = 'application/octet-stream', ContentLength: size = 0, Body } = object;
    return { type, size, stream: Body as Readable };
  };

  return {
    open,
    exists,
    sizeOf: async (key) => {
      const object = await head(key);
      return object && (object.ContentLength ?? 0);
    },
    put: async (key, bytes, type) => {
      requireHash(key, bytes);
      if (await exists(key)) return;
      await reaching(client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type })));
    },
    get: async (key) => {
      const opened = await open(key);
      return opened && { type: opened.type, size: opened.size, bytes: await buffer(opened.stream) };
    },
    delete: async (key) => {
      await reaching(client.send(new DeleteObjectCommand(at(key))));
    },
    list: async function* (prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = { Bucket, Prefix: `${own}${prefix}`, ContinuationToken };
        const { Contents = [], NextContinuationToken } = await reaching(client.send(new ListObjectsV2Command(page)));
        for (const { Key = '' } of Contents) yield Key.slice(own.length);
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken);
    },
    isHealthy: async () => (await orNull(client.send(new HeadBucketCommand({ Bucket })))) !== null,
  };
};
