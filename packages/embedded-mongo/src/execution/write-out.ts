import { CommandError, failedToParse, notImplemented } from '../errors';
import type { Collection } from '../storage/model';
import { encodeStored } from '../update/update';
import { pathValues } from '../values/paths';
import { asArray, type Doc, isDoc } from '../values/values';
import type { Context } from './context';
import { findFirst } from './find';

const targetOf = (context: Context, into: unknown): Collection => {
  if (typeof into === 'string') return context.store.catalogue.ensure(context.db, into);
  if (isDoc(into)) return context.store.catalogue.ensure(String(into.db ?? context.db), String(into.coll));
  throw failedToParse('the target of $out or $merge must be a collection name or {db, coll}');
};

const writeAll = (context: Context, target: unknown, rows: readonly Doc[]): void => {
  const collection = targetOf(context, target);
  for (const record of [...context.view.all(collection)]) context.view.remove(collection, record);
  for (const row of rows) context.view.insert(collection, encodeStored(row));
};

const mergedDoc = (mode: unknown, old: Doc, row: Doc): Doc | undefined => {
  if (mode === 'keepExisting') return undefined;
  if (mode === 'replace') return { ...row, _id: old._id };
  if (mode === 'merge') return { ...old, ...row, _id: old._id };
  if (mode === 'fail') throw new CommandError(11000, 'DuplicateKey', '$merge found an existing document');
  throw notImplemented("'whenMatched' of $merge as a pipeline");
};
const mergeRow = (context: Context, collection: Collection, spec: Doc, row: Doc): void => {
  const on = asArray(spec.on ?? '_id').map(String);
  const filter = Object.fromEntries(
    on.map((field) => [field, { $eq: pathValues(row, field, false).values[0] ?? null }]),
  );
  const old = findFirst(context, collection, { filter });
  if (old) {
    const next = mergedDoc(spec.whenMatched ?? 'merge', old.typed, row);
    if (next) context.view.update(collection, old, encodeStored(next));
    return;
  }
  const mode = spec.whenNotMatched ?? 'insert';
  if (mode === 'insert') context.view.insert(collection, encodeStored(row));
  else if (mode !== 'discard') throw new CommandError(13113, 'MergeStageNoMatchingDocument', '$merge found no match');
};

/** $out and $merge; runs inside an atomic write. */
export const writeOut = (context: Context, stage: Doc, rows: readonly Doc[]): void => {
  if (stage.$out !== undefined) {
    writeAll(context, stage.$out, rows);
    return;
  }
  const spec: Doc = isDoc(stage.$merge) ? stage.$merge : { into: stage.$merge };
  const collection = targetOf(context, spec.into);
  for (const row of rows) mergeRow(context, collection, spec, row);
};
