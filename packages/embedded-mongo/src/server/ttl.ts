import { findRecords } from '../execution/find';
import { rowsOf } from '../execution/flow';
import type { Collection, IndexInfo } from '../storage/model';
import type { Store } from '../storage/store';

/** Maximum documents per write, so that expiry does not block other writers. */
const maxPerWrite = 200;

const removeBatch = (store: Store, collection: Collection, index: IndexInfo, seconds: number): Promise<number> => {
  const field = index.fields[0]?.[0] ?? '_id';
  const filter = {
    $and: [{ [field]: { $lt: new Date(Date.now() - seconds * 1000) } }, index.partialFilterExpression ?? {}],
  };
  return store.write((view) => {
    const context = { store, view, db: collection.db };
    const expired = [...rowsOf(findRecords(context, collection, { filter, limit: maxPerWrite }))];
    for (const record of expired) view.remove(collection, record);
    return expired.length;
  });
};

/** Removes the documents that TTL indexes mark as expired. */
export const removeExpired = async (store: Store): Promise<void> => {
  for (const collection of store.catalogue.list()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      let removed = maxPerWrite;
      while (removed === maxPerWrite) removed = await removeBatch(store, collection, index, index.expireAfterSeconds);
    }
  }
};
