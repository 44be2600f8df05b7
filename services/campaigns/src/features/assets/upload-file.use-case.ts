import {
  assetTypeOf,
  assetUrl,
  DomainError,
  IMAGE_LIMIT,
  type IntroFile,
  type MailPicture,
  PDF_LIMIT,
  type QuestionImage,
} from '@folkmoot/contracts';
import type { Context, Upload } from '@folkmoot/service-kit';
import { type Asset, type Bucket, bucketFor, keepFile } from '../../entities/asset';
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

/** A bucket that is older than PDF support refuses PDFs until it is repaired. */
const checkAllowed = ({ allowedTypes }: Bucket, type: FileType): void => {
  if (!allowedTypes.includes(type))
    throw new DomainError('file_type_refused', { detail: messages.typeNotAllowed(type) });
};

const checkHarmless = async (bytes: Buffer, { scanFile }: AssetTools): Promise<void> => {
  const malware = await scanFile(bytes);
  if (malware) throw new DomainError('file_unreadable', { detail: messages.harmful(malware) });
};

const keepPicture = async (context: UploadContext, bucket: Bucket, { name, bytes }: Upload, tools: AssetTools) => {
  const picture = await tools.readPicture(bytes, bucket.councilId);
  const file = { bytes: picture.bytes, type: 'image/webp', extension: 'webp', name };
  const asset = await keepFile(context, bucket, file, tools.blobs);
  return { asset, picture };
};

const keepPdf = async (
  context: UploadContext,
  bucket: Bucket,
  { name, bytes }: Upload,
  tools: AssetTools,
): Promise<Asset> => {
  const rewritten = await tools.readPdf(bytes, bucket.councilId);
  return keepFile(context, bucket, { bytes: rewritten, type: PDF, extension: 'pdf', name }, tools.blobs);
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

/** Checks a picture before anything reads it. Returns the bucket for it. */
const acceptPicture = async (context: UploadContext, upload: Upload, tools: AssetTools): Promise<Bucket> => {
  const type = fileTypeOf(upload.bytes);
  checkSize(upload, null);
  const bucket = await bucketFor(context, 'survey-images');
  if (!type || type === PDF) throw new DomainError('file_type_refused', { detail: messages.notImage });
  checkAllowed(bucket, type);
  await checkHarmless(upload.bytes, tools);
  return bucket;
};

/** Stores a picture of a question. */
export const uploadQuestionImage = async (
  context: UploadContext,
  upload: Upload,
  tools: AssetTools,
): Promise<QuestionImage> => {
  const bucket = await acceptPicture(context, upload, tools);
  const { asset, picture } = await keepPicture(context, bucket, upload, tools);
  return { imageUrl: assetUrl(asset.file), width: picture.width, height: picture.height, size: asset.size };
};

/** Stores a picture of a newsletter. The public service keeps a copy of each that somebody has looked at. */
export const uploadMailPicture = async (
  context: UploadContext,
  upload: Upload,
  tools: AssetTools,
): Promise<MailPicture> => {
  const bucket = await acceptPicture(context, upload, tools);
  const { bytes, width, height, extension } = await tools.readMailPicture(upload.bytes, bucket.councilId);
  const type = assetTypeOf(`picture.${extension}`);
  const { file, size } = await keepFile(context, bucket, { bytes, type, extension, name: upload.name }, tools.blobs);
  return { file, width, height, size };
};
