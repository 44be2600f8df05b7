import { assetUploadedEvent, type BucketPurpose, DomainError } from '@folkmoot/contracts';
import { type BlobStore, blobKey, type Context, hashOf } from '@folkmoot/service-kit';
import type { Asset } from './asset.domain';
import type { AssetRepository, BucketRepository } from './asset.repository';
import type { Bucket } from './bucket.domain';
import { publishStorageCount } from './storage.events';

interface FileRecords {
  readonly buckets: BucketRepository;
  readonly assets: AssetRepository;
}

interface NewFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly extension: string;
  readonly name: string;
}

/** Throws storage_missing before the council's storage is set up. */
export const bucketFor = async ({ actor, reader }: Context<FileRecords>, purpose: BucketPurpose): Promise<Bucket> => {
  const bucket = (await reader(actor).buckets.list()).find((each) => each.purpose === purpose);
  if (!bucket) throw new DomainError('storage_missing');
  return bucket;
};

/**
 * Writes the record first, then the bytes. A sweep erases both in one transaction of the record, so the uploaded file
 * is complete in any order of the two.
 */
export const keepFile = async (
  { actor, unitOfWork, clock }: Context<FileRecords>,
  bucket: Bucket,
  { bytes, type, extension, name }: NewFile,
  blobs: BlobStore,
): Promise<Asset> => {
  const hash = hashOf(bytes);
  const id = blobKey(bucket.id, hash);
  const now = clock.now();
  const asset = { id, file: `${hash}.${extension}`, type, size: bytes.length, name, createdAt: now, usedAt: now };
  await unitOfWork(actor, async ({ assets, outbox }) => {
    await assets.keep(asset);
    const { file, size } = asset;
    await outbox.add(assetUploadedEvent, {
      aggregate: { type: 'asset', id, revision: 1 },
      payload: { file, type, size },
    });
    await publishStorageCount({ assets, outbox }, bucket.councilId);
  });
  await blobs.put(id, bytes, type);
  return { ...asset, councilId: bucket.councilId };
};
