import type { Outgoing, Post, Receipted } from './post-response';

/**
 * @file Stores responses on this device until the server has them. Page and service worker share it. Three operations
 * on one store need no library.
 */

/** A response that waits, or the result of one. After it is sent, its answers are deleted from the device. */
export type Entry = { idempotencyKey: string; campaignId: string; at: number } & (
  | { state: 'waiting' | 'refused'; outgoing: Outgoing }
  | { state: 'used' }
  | ({ state: 'sent' } & Receipted)
);

const STORE = 'responses';
const WEEK_MS = 7 * 86_400_000;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('folkmoot', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'idempotencyKey' });
  return settled(request);
};

const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await settled(work(transaction.objectStore(STORE)));
    await done;
    return result;
  } finally {
    database.close();
  }
};

/** Resolves when the device has stored it durably. */
export const put = (entry: Entry): Promise<unknown> => inStore('readwrite', (store) => store.put(entry));

export const remove = (idempotencyKey: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(idempotencyKey));

/** All entries. Omits those that were sent more than a week ago. */
export const list = async (): Promise<Entry[]> => {
  const entries = (await inStore('readonly', (store) => store.getAll())) as Entry[];
  const finalStates: readonly string[] = ['sent', 'used'];
  const isOld = ({ state, at }: Entry) => finalStates.includes(state) && Date.now() - at > WEEK_MS;
  for (const { idempotencyKey } of entries.filter(isOld)) await remove(idempotencyKey);
  return entries.filter((entry) => !isOld(entry));
};

const send = async (post: Post, entry: Entry): Promise<boolean> => {
  if (entry.state !== 'waiting') return true;
  const sent = await post(entry.outgoing);
  if (sent === 'away') return false;
  const { idempotencyKey, campaignId, outgoing } = entry;
  const what = { idempotencyKey, campaignId, at: Date.now() };
  if (typeof sent !== 'string') await put({ ...what, state: 'sent', ...sent });
  else if (sent === 'used') await put({ ...what, state: sent });
  else await put({ ...what, state: 'refused', outgoing });
  return true;
};

/**
 * Sends the waiting entries and resolves to the number that still wait. Two calls at the same time are safe: each
 * response has its own idempotency key.
 */
export const flush = async (post: Post): Promise<number> => {
  const entries = await list();
  const done = await Promise.all(entries.map((entry) => send(post, entry)));
  return done.filter((isDone) => !isDone).length;
};
