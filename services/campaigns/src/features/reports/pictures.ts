import { assetFileOf, type QuestionResult } from '@folkmoot/contracts';
import * as z from 'zod';
import type { DocumentRecords, DocumentTools } from './report.types';
import type { PictureFacts } from './report-facts.types';

const picturedSchema = z.array(z.object({ imageUrl: z.string() }));
const MAX_PICTURES = 60;

/** Addresses of the pictures that are answers, in the order of the rows of the result's chart. */
export const pictureUrlsOf = (result: QuestionResult): string[] => {
  const options = picturedSchema.safeParse(result.ranking ?? result.distribution);
  return options.success ? options.data.map(({ imageUrl }) => imageUrl) : [];
};

const readOne = async (
  { assets }: Pick<DocumentRecords, 'assets'>,
  url: string,
  { readBlob }: Pick<DocumentTools, 'readBlob'>,
): Promise<{ url: string; bytes: Uint8Array } | null> => {
  const file = assetFileOf(url);
  const asset = file === null ? null : await assets.findByFile(file);
  const bytes = asset && (await readBlob(asset.id));
  return bytes ? { url, bytes } : null;
};

/** The pictures of picture questions, small and as PNG. Files that are gone are left out. */
export const readPictures = async (
  records: Pick<DocumentRecords, 'assets'>,
  results: readonly QuestionResult[],
  tools: Pick<DocumentTools, 'readBlob' | 'drawThumbnails'>,
): Promise<PictureFacts[]> => {
  const urls = [...new Set(results.flatMap(pictureUrlsOf))].slice(0, MAX_PICTURES);
  const files = (await Promise.all(urls.map((url) => readOne(records, url, tools)))).filter((each) => each !== null);
  if (files.length === 0) return [];
  const thumbnails = await tools.drawThumbnails(files.map(({ bytes }) => bytes));
  return files.flatMap(({ url }, index) => {
    const png = thumbnails[index];
    return png ? [{ url, png }] : [];
  });
};
