import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

export interface StaticFile {
  readonly content: Buffer;
  readonly etag: string;
}

interface Kept extends StaticFile {
  readonly mtimeMs: number;
  readonly size: number;
}

const MOST_BYTES = 128 * 1024 * 1024;
const ETAG_LENGTH = 22;

const metaOf = async (file: string) => {
  try {
    const found = await stat(file);
    return found.isFile() ? found : null;
  } catch {
    return null;
  }
};

/** Files in memory, read again when they have changed on the disk. */
export const createFileCache = () => {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const keep = (file: string, entry: Kept) => {
    if (bytes > MOST_BYTES) {
      kept.clear();
      bytes = 0;
    }
    bytes += entry.size - (kept.get(file)?.size ?? 0);
    kept.set(file, entry);
  };

  /** Null when there is no such file. */
  return async (file: string): Promise<StaticFile | null> => {
    const meta = await metaOf(file);
    if (!meta) return null;
    const known = kept.get(file);
    if (known && known.mtimeMs === meta.mtimeMs && known.size === meta.size) return known;
    const content = await readFile(file);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, ETAG_LENGTH);
    const entry = { content, etag: `"${hash}"`, mtimeMs: meta.mtimeMs, size: content.length };
    keep(file, entry);
    return entry;
  };
};
