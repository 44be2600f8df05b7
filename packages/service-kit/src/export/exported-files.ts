import { lookup } from '@folkmoot/contracts';
import type { BlobStore } from '../storage/blob-store';

/** The kind under which a service gives the files that it keeps of a council. */
export const FILES_KIND = 'files';

/** A line of that kind: a whole file. */
export interface ExportedFile {
  /** Where it is kept; lines come in the order of these. */
  readonly id: string;
  /** As it is called in the export: the hash of its content, and what it is. */
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

/** How many files are in some folders. */
export const countFiles = async (blobs: Blobs, folders: readonly string[]): Promise<number> =>
  (await keysIn(blobs, folders)).length;

/**
 * The files of some folders as JSON Lines, in the order of their keys and beginning after `after`. One file at a time is
 * held; one that goes meanwhile is left out.
 */
export async function* fileLines(blobs: Blobs, folders: readonly string[], after?: string): AsyncIterable<string> {
  for (const key of await keysIn(blobs, folders)) {
    if (after !== undefined && key <= after) continue;
    const found = await blobs.get(key);
    if (!found) continue;
    const line: ExportedFile = { id: key, name: nameOf(key, found.type), data: found.bytes.toString('base64') };
    yield `${JSON.stringify(line)}\n`;
  }
}
