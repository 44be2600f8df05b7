/** @file Finds the documents of a write. A long search runs outside the LMDB transaction, on a snapshot. */
import type { Collection, StoredRecord } from '../storage/model';
import type { ChangeWatch } from '../storage/store';
import type { Doc } from '../values/values';
import type { Context } from './context';
import { type FindOptions, findRecords, recordTest } from './find';
import { pause } from './flow';
import type { WriteSteps } from './paced';

export interface Question {
  readonly filter: Doc;
  readonly sort?: unknown;
  readonly isMulti: boolean;
}
/** A search inside a write may pause this often before it is moved outside. */
const mostPauses = 16;
const mostAttempts = 10;

const optionsOf = ({ filter, sort, isMulti }: Question): FindOptions => ({ filter, sort, limit: isMulti ? 0 : 1 });

/** undefined when the search is too long. */
const quickly = (context: Context, collection: Collection, question: Question): number[] | undefined => {
  const ids: number[] = [];
  let pauses = 0;
  for (const record of findRecords(context, collection, optionsOf(question))) {
    if (record !== pause) ids.push(record.id);
    else if (++pauses > mostPauses) return undefined;
  }
  return ids;
};
function* calmly(context: Context, collection: Collection, question: Question): WriteSteps<number[]> {
  const ids: number[] = [];
  for (const record of findRecords(context, collection, optionsOf(question))) {
    if (record === pause) yield 'pause';
    else ids.push(record.id);
  }
  return ids;
}
/** Documents that began to match during the search. */
const lateIds = (context: Context, collection: Collection, filter: Doc, watch: ChangeWatch): number[] => {
  const test = recordTest(filter, context.variables);
  return watch.changedIds(collection).filter((id) => {
    const record = context.view.get(collection, id);
    return record !== undefined && test(record);
  });
};
function* onSnapshot(context: Context, collection: Collection, question: Question): WriteSteps<number[]> {
  const { store } = context;
  yield 'outside';
  const watch = store.watch();
  const view = store.openView();
  try {
    const ids = yield* calmly({ ...context, view }, collection, question);
    view.release();
    yield 'inside';
    if (question.isMulti || ids.length > 0) return ids;
    return lateIds(context, collection, question.filter, watch).slice(0, 1);
  } finally {
    view.release();
    watch.end();
  }
}
function* targetIds(context: Context, collection: Collection, question: Question): WriteSteps<number[]> {
  const isBuffered = context.view !== context.store.base;
  if (isBuffered) return yield* calmly(context, collection, question);
  return quickly(context, collection, question) ?? (yield* onSnapshot(context, collection, question));
}

/** Changes the documents that still match; returns how many. */
function* changed(
  { view }: Context,
  collection: Collection,
  ids: readonly number[],
  { test, change }: { test: (record: StoredRecord) => boolean; change: (record: StoredRecord) => void },
): WriteSteps<number> {
  let count = 0;
  for (const id of ids) {
    const record = view.get(collection, id);
    if (!record || !test(record)) continue;
    change(record);
    count++;
    if (ids.length > 1) yield 'pause';
  }
  return count;
}

/**
 * Calls `change` for each matching document, in its present state; returns how many there were. Other clients may be
 * served between two documents.
 */
export function* eachTarget(
  context: Context,
  collection: Collection,
  question: Question,
  change: (record: StoredRecord) => void,
): WriteSteps<number> {
  const test = recordTest(question.filter, context.variables);
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const ids = yield* targetIds(context, collection, question);
    const count = yield* changed(context, collection, ids, { test, change });
    // The found document may have changed before its turn.
    if (count > 0 || ids.length === 0 || question.isMulti) return count;
  }
  return 0;
}
