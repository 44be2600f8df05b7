import { lookup } from '@folkmoot/contracts';
import type { BlobStore } from '../storage/blob-store';

/** The kind under which a service exports the files of a council. */
export const FILES_KIND = 'files';

/** One line of that kind: a whole file. */
export interface ExportedFile {
  /** The blob key. Lines are in the order of these keys. */
  readonly id: string;
  /** The file name in the export: the hash of its content, with the extension of its type. */
  readonly name: string;
  /** In base64. */
  readonly data: string;
}

type Blobs = Pick<BlobStore, 'list' | 'get'>;

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  // Outlines and tables of postcodes.
  'application/json': 'json',
  'text/csv': 'csv',
};

const nameOf = (key: string, type: string): string => {
  const extension = lookup(extensions, type);
  const hash = key.slice(key.lastIndexOf('/') + 1);
  return extension ? `${hash}.${extension}` : hash;
};

const keysIn = async (blobs: Blobs, folders: readonly string[]): Promise<string[]> => {
  const keys: string[] = [];
  for (const folder of folders) for await (const key of blobs.list(`${folder}/`)) keys.push(key);
  return keys.sort();
};

/** Number of files in these folders. */
export const countFiles = async (blobs: Blobs, folders: readonly string[]): Promise<number> =>
  (await keysIn(blobs, folders)).length;

/**
 * The files of these folders as JSON Lines, in the order of their keys and starting after `after`. Only one file at a
 * time is in memory. A file that is deleted meanwhile is skipped.
 */
export async function* fileLines(blobs: Blobs, folders: readonly string[], after?: string): AsyncIterable<string> {
  for (const key of await keysIn(blobs, folders)) {
    if (after !== undefined && key <= after) continue;
    const blob = await blobs.get(key);
    if (!blob) continue;
    const line: ExportedFile = { id: key, name: nameOf(key, blob.type), data: blob.bytes.toString('base64') };
    yield `${JSON.stringify(line)}\n`;
  }
}
