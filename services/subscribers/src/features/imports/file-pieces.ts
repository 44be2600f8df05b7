import { type BlobStore, blobKey, hashOf } from '@folkmoot/service-kit';
import type { ImportLayout, ImportPlace, StoredImport } from '../../imports/import.domain';
import { createTranscoder, fileRefused } from './file-text';
import { messages } from './imports.messages';
import { sniff } from './preview.domain';
import { createRowReader, isBlank, type RawRow, type RowReader } from './rows.domain';

/**
 * A file is kept in pieces of this size, the last one smaller: nothing holds more than one of them in memory, and
 * reading goes on in the middle without what comes before.
 */
const PIECE = 4 * 1024 * 1024;
const SLICE = 128 * 1024;
/** Of the beginning, that is looked at before anything is cut. */
const SAMPLE = 64 * 1024;

type Owner = Pick<StoredImport, 'id' | 'councilId'>;

/** What the folders of a council's import files begin with. */
export const importFolders = (councilId: string): string => `council-${councilId}-imports/`;

const folderOf = ({ id, councilId }: Owner): string => `${importFolders(councilId)}${id}`;

export interface KeptFile {
  readonly pieces: readonly string[];
  readonly layout: ImportLayout;
}

/** Cuts what comes into pieces of one size and keeps them. */
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
  };
};

/** Looks at the beginning of a text, then counts its rows. */
const inspector = () => {
  let sample: Buffer = Buffer.alloc(0);
  let found: ReturnType<typeof sniff> | null = null;
  let reader: RowReader | null = null;
  let rows = 0;
  const count = (read: readonly RawRow[]) => {
    rows += read.filter((row) => !isBlank(row)).length;
  };
  const look = (isWhole: boolean) => {
    found = sniff(sample, isWhole);
    reader = createRowReader(found.dialect, found.first);
    count(reader.push(sample.subarray(found.first.offset)));
  };
  return {
    write: (text: Buffer) => {
      if (found && reader) return count(reader.push(text));
      sample = Buffer.concat([sample, text]);
      if (sample.length >= SAMPLE) look(false);
    },
    end: (encoding: string): ImportLayout => {
      if (!found) look(true);
      if (!found || !reader) throw fileRefused(messages.empty);
      count(reader.end());
      const { dialect, columns, hasHeader, emailColumn, first, afterHeader } = found;
      return { encoding, ...dialect, columns, hasHeader, emailColumn, first, afterHeader, rows };
    },
  };
};

const requireRows = (layout: ImportLayout): ImportLayout => {
  if (layout.rows === 0) throw fileRefused(messages.empty);
  if (layout.rows === Number(layout.hasHeader)) throw fileRefused(messages.headerOnly);
  return layout;
};

/** Keeps a file as it comes, in UTF-8, and finds out how it is written. Throws csv_invalid. */
export const fileKeeper = (blobs: BlobStore, owner: Owner) => {
  const transcoder = createTranscoder();
  const pieces = pieceWriter(blobs, folderOf(owner));
  const inspect = inspector();
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
  };
};

/** Deletes all that is kept of a file, also what came of one that never came whole. */
export const deleteFile = async (blobs: BlobStore, owner: Owner): Promise<void> => {
  for await (const key of blobs.list(`${folderOf(owner)}/`)) await blobs.delete(key);
};

/** A piece of a file that should be there is not. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

/** The rows of a kept file from a place on, those with nothing in them left out, as many at a time as are at hand. */
export async function* rowsFrom(
  blobs: BlobStore,
  given: StoredImport & { layout: ImportLayout },
  place: ImportPlace,
): AsyncIterable<RawRow[]> {
  const reader = createRowReader(given.layout, place);
  const rows = (read: readonly RawRow[]) => read.filter((row) => !isBlank(row));
  let skip = place.offset % PIECE;
  for (const hash of given.pieces.slice(Math.floor(place.offset / PIECE))) {
    const piece = await blobs.get(blobKey(folderOf(given), hash));
    if (!piece) throw new FileGone('a piece of the file is missing');
    for (let at = skip; at < piece.bytes.length; at += SLICE)
      yield rows(reader.push(piece.bytes.subarray(at, at + SLICE)));
    skip = 0;
  }
  yield rows(reader.end());
}
