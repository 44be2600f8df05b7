import { crc32 } from './crc32';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day that the format knows: when a pack was made is in its manifest. */
const DATE = 0x0021;

interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const headerOf = ({ name, bytes }: ZipEntry): Buffer => {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(LOCAL, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt32LE(crc32(bytes), 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt32LE(bytes.length, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return header;
};

const directoryLineOf = (header: Buffer, offset: number): Buffer => {
  const line = Buffer.alloc(CENTRAL_BYTES);
  line.writeUInt32LE(CENTRAL, 0);
  line.writeUInt16LE(VERSION, 4);
  header.copy(line, 6, 4, LOCAL_BYTES);
  line.writeUInt32LE(offset, 42);
  return line;
};

const endOf = (entries: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
};

/**
 * A ZIP whose bytes follow from its files: stored, with fixed times. So a verifier can notice each byte that was changed,
 * also outside the files.
 */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = headerOf(entry);
    const name = Buffer.from(entry.name);
    directory.push(directoryLineOf(header, offset), name);
    parts.push(header, name, entry.bytes);
    offset += header.length + name.length + entry.bytes.length;
  }
  const lines = Buffer.concat(directory);
  return Buffer.concat([...parts, lines, endOf(entries.length, lines.length, offset)]);
};
