import {
  assetUploadedEvent,
  assetUrl,
  type BucketPurpose,
  DomainError,
  IMAGE_LIMIT,
  type IntroFile,
  PDF_LIMIT,
  type QuestionImage,
} from '@folkmoot/contracts';
import { blobKey, type Context, hashOf, type Upload } from '@folkmoot/service-kit';
import { type Asset, type Bucket, publishStorageCount } from '../../entities/asset';
import type { AssetRecords, AssetTools } from './asset.types';
import { messages } from './assets.messages';
import { type FileType, fileTypeOf } from './file-type.domain';

const PDF: FileType = 'application/pdf';

export type UploadContext = Context<AssetRecords>;

const limitOf = (type: FileType | null): number => (type === PDF ? PDF_LIMIT : IMAGE_LIMIT);

const checkSize = ({ bytes, isTooLarge }: Upload, type: FileType | null): void => {
  const limit = limitOf(type);
  if (isTooLarge || bytes.length > limit) throw new DomainError('file_too_large', { detail: messages.tooLarge(limit) });
};

const bucketFor = async ({ actor, reader }: UploadContext, purpose: BucketPurpose): Promise<Bucket> => {
  const bucket = (await reader(actor).buckets.list()).find((each) => each.purpose === purpose);
  if (!bucket) throw new DomainError('storage_missing');
  return bucket;
};

/** A bucket that is older than PDF support refuses PDFs until it is repaired. */
const checkAllowed = ({ allowedTypes }: Bucket, type: FileType): void => {
  if (!allowedTypes.includes(type))
    throw new DomainError('file_type_refused', { detail: messages.typeNotAllowed(type) });
};

const checkHarmless = async (bytes: Buffer, { scanFile }: AssetTools): Promise<void> => {
  const malware = await scanFile(bytes);
  if (malware) throw new DomainError('file_unreadable', { detail: messages.harmful(malware) });
};

interface NewFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly extension: string;
  readonly name: string;
}

/**
 * Writes the record first, then the bytes. A sweep erases both in one transaction of the record, so the uploaded file
 * is complete in any order of the two.
 */
const keep = async (
  { actor, unitOfWork, clock }: UploadContext,
  bucket: Bucket,
  { bytes, type, extension, name }: NewFile,
  { blobs }: AssetTools,
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

const keepPicture = async (context: UploadContext, bucket: Bucket, { name, bytes }: Upload, tools: AssetTools) => {
  const picture = await tools.readPicture(bytes, bucket.councilId);
  const file = { bytes: picture.bytes, type: 'image/webp', extension: 'webp', name };
  const asset = await keep(context, bucket, file, tools);
  return { asset, picture };
};

const keepPdf = async (
  context: UploadContext,
  bucket: Bucket,
  { name, bytes }: Upload,
  tools: AssetTools,
): Promise<Asset> => {
  const rewritten = await tools.readPdf(bytes, bucket.councilId);
  return keep(context, bucket, { bytes: rewritten, type: PDF, extension: 'pdf', name }, tools);
};

/** Stores the picture or document of a survey's introduction. */
export const uploadIntroFile = async (
  context: UploadContext,
  upload: Upload,
  tools: AssetTools,
): Promise<IntroFile> => {
  const type = fileTypeOf(upload.bytes);
  checkSize(upload, type);
  const bucket = await bucketFor(context, 'assets');
  if (!type) throw new DomainError('file_type_refused', { detail: messages.notIntroFile });
  checkAllowed(bucket, type);
  await checkHarmless(upload.bytes, tools);
  const isPdf = type === PDF;
  const { file, size } = isPdf
    ? await keepPdf(context, bucket, upload, tools)
    : (await keepPicture(context, bucket, upload, tools)).asset;
  return { url: assetUrl(file), name: upload.name, type: isPdf ? 'pdf' : 'image', size };
};

/** Stores a picture of a question. */
export const uploadQuestionImage = async (
  context: UploadContext,
  upload: Upload,
  tools: AssetTools,
): Promise<QuestionImage> => {
  const type = fileTypeOf(upload.bytes);
  checkSize(upload, null);
  const bucket = await bucketFor(context, 'survey-images');
  if (!type || type === PDF) throw new DomainError('file_type_refused', { detail: messages.notImage });
  checkAllowed(bucket, type);
  await checkHarmless(upload.bytes, tools);
  const { asset, picture } = await keepPicture(context, bucket, upload, tools);
  return { imageUrl: assetUrl(asset.file), width: picture.width, height: picture.height, size: asset.size };
};
