import { type Database, open, type RootDatabase, type Transaction } from 'lmdb';

/** Reads into a buffer that the next read overwrites; lmdb's types lack these options. */
interface FastReads {
  getBinaryFast(key: Buffer, options?: { readonly transaction?: Transaction }): Buffer | undefined;
}

/** The LMDB databases of one data folder. */
export interface Environment {
  readonly root: RootDatabase<Buffer, string>;
  readonly catalogue: Database<unknown, string>;
  readonly documents: Database<Buffer, Buffer> & FastReads;
  readonly keys: Database<Buffer, Buffer>;
  readonly sessions: Database<Buffer, string>;
  /** How many documents each collection has, by its id. */
  readonly counts: Database<number, string>;
}
export type Snapshot = Transaction;

const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** `noSync` disables sync to disk: for tests only. */
export const openEnvironment = (path: string, noSync = false): Environment => {
  const root = open<Buffer, string>({
    path,
    noSubdir: false,
    maxDbs: 8,
    mapSize: 2 ** 30,
    maxReaders: 4096,
    noSync,
    // With overlapping sync a write would be acknowledged before it is on disk.
    overlappingSync: false,
    // Entries that Store.commit queues must run in order with other writes.
    strictAsyncOrder: true,
    encoding: 'binary',
  });
  return {
    root,
    catalogue: root.openDB<unknown, string>('catalogue', { encoding: 'json' }),
    documents: root.openDB<Buffer, Buffer>('documents', binary),
    keys: root.openDB<Buffer, Buffer>('keys', binary),
    sessions: root.openDB<Buffer, string>('sessions', { encoding: 'binary' }),
    counts: root.openDB<number, string>('counts', { encoding: 'json' }),
  };
};

/** A snapshot of the committed state, until done() is called on it. LMDB does not reuse its pages before that. */
export const openSnapshot = ({ root }: Environment): Snapshot => {
  root.resetReadTxn();
  return root.useReadTransaction();
};
