import {
  type Actor,
  assetUploadedEvent,
  assetUrl,
  type BucketPurpose,
  DomainError,
  IMAGE_LIMIT,
  type IntroFile,
  PDF_LIMIT,
  type QuestionImage,
} from '@folkmoot/contracts';
import { blobKey, hashOf, type Upload } from '@folkmoot/service-kit';
import type { Asset } from '../../records/asset.domain';
import type { Bucket } from '../../records/bucket.domain';
import { tellStorage } from '../../records/storage.events';
import type { AssetDeps } from './asset.deps';
import { messages } from './assets.messages';
import { type FileType, fileTypeOf } from './file-type.domain';

const PDF: FileType = 'application/pdf';

const limitOf = (type: FileType | null): number => (type === PDF ? PDF_LIMIT : IMAGE_LIMIT);

const checkSize = ({ bytes, isTooLarge }: Upload, type: FileType | null): void => {
  const limit = limitOf(type);
  if (isTooLarge || bytes.length > limit) throw new DomainError('file_too_large', { detail: messages.tooLarge(limit) });
};

const bucketFor = async ({ reader }: AssetDeps, actor: Actor, purpose: BucketPurpose): Promise<Bucket> => {
  const found = (await reader(actor).buckets.list()).find((bucket) => bucket.purpose === purpose);
  if (!found) throw new DomainError('storage_missing');
  return found;
};

/** A bucket that was set up before PDFs were taken still refuses them, until it is repaired. */
const checkAllowed = ({ allowedTypes }: Bucket, type: FileType): void => {
  if (!allowedTypes.includes(type))
    throw new DomainError('file_type_refused', { detail: messages.typeNotAllowed(type) });
};

const checkHarmless = async ({ scanFile }: AssetDeps, bytes: Buffer): Promise<void> => {
  const found = await scanFile(bytes);
  if (found) throw new DomainError('file_unreadable', { detail: messages.harmful(found) });
};

interface Kept {
  readonly bytes: Buffer;
  readonly type: string;
  readonly extension: string;
  readonly name: string;
}

/**
 * Record first, bytes second: a sweep erases both in one transaction over the record, so whichever of the two comes
 * later, what was just uploaded is there.
 */
const keep = async (
  { unitOfWork, clock, blobs }: AssetDeps,
  actor: Actor,
  bucket: Bucket,
  { bytes, type, extension, name }: Kept,
): Promise<Asset> => {
  const hash = hashOf(bytes);
  const [id, now] = [blobKey(bucket.id, hash), clock.now()];
  const asset = { id, file: `${hash}.${extension}`, type, size: bytes.length, name, createdAt: now, usedAt: now };
  await unitOfWork(actor, async ({ assets, outbox }) => {
    await assets.keep(asset);
    const { file, size } = asset;
    await outbox.add(assetUploadedEvent, {
      aggregate: { type: 'asset', id, revision: 1 },
      payload: { file, type, size },
    });
    await tellStorage({ assets, outbox }, bucket.councilId);
  });
  await blobs.put(id, bytes, type);
  return { ...asset, councilId: bucket.councilId };
};

const keepPicture = async (deps: AssetDeps, actor: Actor, bucket: Bucket, { name, bytes }: Upload) => {
  const picture = await deps.readPicture(bytes, bucket.councilId);
  const asset = await keep(deps, actor, bucket, { bytes: picture.bytes, type: 'image/webp', extension: 'webp', name });
  return { asset, picture };
};

const keepPdf = async (deps: AssetDeps, actor: Actor, bucket: Bucket, { name, bytes }: Upload): Promise<Asset> => {
  const read = await deps.readPdf(bytes, bucket.councilId);
  return keep(deps, actor, bucket, { bytes: read, type: PDF, extension: 'pdf', name });
};

/** Keeps the picture or document that stands before a survey. */
export const uploadIntroFile = async (deps: AssetDeps, actor: Actor, upload: Upload): Promise<IntroFile> => {
  const type = fileTypeOf(upload.bytes);
  checkSize(upload, type);
  const bucket = await bucketFor(deps, actor, 'assets');
  if (!type) throw new DomainError('file_type_refused', { detail: messages.notIntroFile });
  checkAllowed(bucket, type);
  await checkHarmless(deps, upload.bytes);
  const isPdf = type === PDF;
  const { file, size } = isPdf
    ? await keepPdf(deps, actor, bucket, upload)
    : (await keepPicture(deps, actor, bucket, upload)).asset;
  return { url: assetUrl(file), name: upload.name, type: isPdf ? 'pdf' : 'image', size };
};

/** Keeps a picture that residents rank. */
export const uploadQuestionImage = async (deps: AssetDeps, actor: Actor, upload: Upload): Promise<QuestionImage> => {
  const type = fileTypeOf(upload.bytes);
  checkSize(upload, null);
  const bucket = await bucketFor(deps, actor, 'survey-images');
  if (!type || type === PDF) throw new DomainError('file_type_refused', { detail: messages.notImage });
  checkAllowed(bucket, type);
  await checkHarmless(deps, upload.bytes);
  const { asset, picture } = await keepPicture(deps, actor, bucket, upload);
  return { imageUrl: assetUrl(asset.file), width: picture.width, height: picture.height, size: asset.size };
};
