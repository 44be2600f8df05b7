import { type Database, open, type RootDatabase, type Transaction } from 'lmdb';

/** Reading into a buffer that the next read writes over; lmdb's types leave its options out. */
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

/** `noSync` gives up durability: for tests only. */
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
    // What Store.commit queues stands between other writes and must be carried out there.
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

/** What is committed now, until done() is called on it. Pages that it can see are not used again before that. */
export const openSnapshot = ({ root }: Environment): Snapshot => {
  root.resetReadTxn();
  return root.useReadTransaction();
};
