import {
  type BlobStore,
  blobKey,
  createByteRestorer,
  createRowReader,
  createTranscoder,
  type Encoding,
  fileRefused,
  hashOf,
  isBlank,
  type RawRow,
  type RowReader,
} from '@folkmoot/service-kit';
import type { ImportLayout, ImportPosition, StoredImport } from '../../entities/import';
import { createValueCollector, type ValueCollector } from './column-values';
import { messages } from './imports.messages';
import { sniff } from './preview';

/**
 * Size in bytes of the stored pieces of a file; the last one is smaller. At most one piece is in memory, and reading
 * can start in the middle of the file.
 */
const PIECE = 4 * 1024 * 1024;
const SLICE = 128 * 1024;
/** Bytes at the beginning that are inspected before the split. */
const SAMPLE = 64 * 1024;

type Owner = Pick<StoredImport, 'id' | 'councilId'>;

/** Prefix of the folders of a council's import files. */
export const importFolders = (councilId: string): string => `council-${councilId}-imports/`;

const folderOf = ({ id, councilId }: Owner): string => `${importFolders(councilId)}${id}`;

export interface KeptFile {
  readonly pieces: readonly string[];
  readonly layout: ImportLayout;
}

/** Splits a stream into pieces of equal size and stores them. */
const pieceWriter = (blobs: BlobStore, folder: string) => {
  const hashes: string[] = [];
  let waiting: Buffer[] = [];
  let size = 0;
  const keep = async (bytes: Buffer) => {
    const hash = hashOf(bytes);
    await blobs.put(blobKey(folder, hash), bytes, 'text/csv');
    hashes.push(hash);
  };
  return {
    write: async (bytes: Buffer) => {
      waiting.push(bytes);
      size += bytes.length;
      if (size < PIECE) return;
      let all = Buffer.concat(waiting);
      for (; all.length >= PIECE; all = all.subarray(PIECE)) await keep(all.subarray(0, PIECE));
      waiting = [Buffer.from(all)];
      size = all.length;
    },
    end: async () => {
      if (size > 0) await keep(Buffer.concat(waiting));
      return hashes;
    },
    stored: (): readonly string[] => hashes,
  };
};

/** Inspects the beginning of a text, then counts its rows. */
const inspector = (delimiter: string | null) => {
  let sample: Buffer = Buffer.alloc(0);
  let layout: ReturnType<typeof sniff> | null = null;
  let reader: RowReader | null = null;
  let values: ValueCollector | null = null;
  let rows = 0;
  const count = (read: readonly RawRow[]) => {
    const filled = read.filter((row) => !isBlank(row));
    rows += filled.length;
    values?.add(filled);
  };
  const look = (isWhole: boolean) => {
    layout = sniff(sample, isWhole, delimiter);
    values = createValueCollector(layout);
    reader = createRowReader(layout.dialect, layout.first);
    count(reader.push(sample.subarray(layout.first.offset)));
  };
  return {
    write: (text: Buffer) => {
      if (layout && reader) return count(reader.push(text));
      sample = Buffer.concat([sample, text]);
      if (sample.length >= SAMPLE) look(false);
    },
    end: (encoding: string): ImportLayout => {
      if (!layout) look(true);
      if (!layout || !reader || !values) throw fileRefused(messages.empty);
      count(reader.end());
      const { dialect, columns, ...others } = layout;
      return { encoding, ...dialect, ...others, columns: values.addTo(columns), rows };
    },
  };
};

const requireRows = (layout: ImportLayout): ImportLayout => {
  if (layout.rows === 0) throw fileRefused(messages.empty);
  if (layout.rows === Number(layout.hasHeader)) throw fileRefused(messages.headerOnly);
  return layout;
};

/** The choices of a person where the guess would be wrong. */
interface ChosenReading {
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: string | undefined;
}

/** Stores an uploaded file in UTF-8 and detects its layout. Throws csv_invalid. */
export const fileKeeper = (blobs: BlobStore, owner: Owner, chosen: ChosenReading = {}) => {
  const transcoder = createTranscoder(chosen.encoding ?? null);
  const pieces = pieceWriter(blobs, folderOf(owner));
  const inspect = inspector(chosen.delimiter ?? null);
  const take = async (text: Buffer) => {
    inspect.write(text);
    await pieces.write(text);
  };
  return {
    write: async (bytes: Buffer) => take(transcoder.push(bytes)),
    end: async (): Promise<KeptFile> => {
      await take(transcoder.end());
      const layout = requireRows(inspect.end(transcoder.encoding()));
      return { pieces: await pieces.end(), layout };
    },
    /** The pieces so far. */
    stored: pieces.stored,
  };
};

/** Deletes all stored pieces of a file, also of an incomplete upload. */
export const deleteFile = async (blobs: BlobStore, owner: Owner): Promise<void> => {
  for await (const key of blobs.list(`${folderOf(owner)}/`)) await blobs.delete(key);
};

/** Deletes pieces of a file, except those that are still needed. */
export const deletePieces = async (
  blobs: BlobStore,
  owner: Owner,
  pieces: readonly string[],
  needed: readonly string[],
): Promise<void> => {
  const keep = new Set(needed);
  for (const hash of new Set(pieces)) if (!keep.has(hash)) await blobs.delete(blobKey(folderOf(owner), hash));
};

/** A stored piece of a file is missing. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

const pieceOf = async (blobs: BlobStore, owner: Owner, hash: string): Promise<Buffer> => {
  const piece = await blobs.get(blobKey(folderOf(owner), hash));
  if (!piece) throw new FileGone('a piece of the file is missing');
  return piece.bytes;
};

/** The bytes of a stored file as they were uploaded, without a byte order mark. */
export async function* originalBytes(blobs: BlobStore, stored: StoredImport): AsyncIterable<Buffer> {
  const restorer = createByteRestorer((stored.layout?.encoding ?? 'UTF-8') as Encoding);
  for (const hash of stored.pieces) {
    const piece = await pieceOf(blobs, stored, hash);
    for (let at = 0; at < piece.length; at += SLICE) yield restorer.push(piece.subarray(at, at + SLICE));
  }
}

/** The rows of a stored file from a position on, without empty rows, in arrays of the size that is available. */
export async function* rowsFrom(
  blobs: BlobStore,
  stored: StoredImport & { layout: ImportLayout },
  position: ImportPosition,
): AsyncIterable<RawRow[]> {
  const reader = createRowReader(stored.layout, position);
  const rows = (read: readonly RawRow[]) => read.filter((row) => !isBlank(row));
  let skip = position.offset % PIECE;
  for (const hash of stored.pieces.slice(Math.floor(position.offset / PIECE))) {
    const piece = await pieceOf(blobs, stored, hash);
    for (let at = skip; at < piece.length; at += SLICE) yield rows(reader.push(piece.subarray(at, at + SLICE)));
    skip = 0;
  }
  yield rows(reader.end());
}
