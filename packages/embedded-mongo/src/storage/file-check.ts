/**
 * @file Checks a data file before LMDB maps it: a read from a truncated file would end the process without an error.
 */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** Byte offsets in the two meta pages of LMDB 0.9 (64 bits). */
const offsets = { magic: 24, pageSize: 48, lastPage: 144, transaction: 152, end: 160 } as const;
const magic = 0xbeefc0de;

interface Meta {
  readonly transaction: bigint;
  /** Minimum length of the file. */
  readonly bytes: number;
}
const readMeta = (file: number, at: number): { readonly meta: Meta; readonly pageSize: number } | undefined => {
  const bytes = Buffer.alloc(offsets.end);
  if (readSync(file, bytes, 0, offsets.end, at) < offsets.end) return undefined;
  if (bytes.readUInt32LE(offsets.magic) !== magic) return undefined;
  const pageSize = bytes.readUInt32LE(offsets.pageSize);
  const pages = Number(bytes.readBigUInt64LE(offsets.lastPage)) + 1;
  return { meta: { transaction: bytes.readBigUInt64LE(offsets.transaction), bytes: pages * pageSize }, pageSize };
};
const newest = (file: number): Meta | undefined => {
  const first = readMeta(file, 0);
  const second = first && readMeta(file, first.pageSize);
  if (!first || !second) return undefined;
  return second.meta.transaction > first.meta.transaction ? second.meta : first.meta;
};

/** Throws when the file is not a database file or is shorter than its last commit requires. */
export const checkDataFile = (path: string): void => {
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return;
    const meta = newest(file);
    if (!meta) throw new Error(`${path} is not a database file`);
    if (size < meta.bytes) throw new Error(`${path} has ${size} bytes and should have ${meta.bytes}`);
  } finally {
    closeSync(file);
  }
};
