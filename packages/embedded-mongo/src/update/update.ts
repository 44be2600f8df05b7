import { ObjectId } from 'bson';
import { Aggregator } from 'mingo';
import { CommandError, failedToParse } from '../errors';
import { type Context, mingoOptions } from '../execution/context';
import { findFirst, findRecords } from '../execution/find';
import { checkPipeline } from '../execution/stage-checks';
import type { Collection, StoredRecord } from '../storage/model';
import { decode, decodeTyped, encodeDoc } from '../values/codec';
import { isSame } from '../values/keys';
import { setPath } from '../values/paths';
import { type Doc, hasOperators, isDoc } from '../values/values';
import { applyOperators } from './apply-operators';

export interface UpdateStatement {
  readonly filter: Doc;
  /** With Int32, Double and Long as BSON classes, so that the types the client chose are kept. */
  readonly typedFilter: Doc;
  readonly update: unknown;
  readonly isMulti?: boolean;
  readonly isUpsert?: boolean;
  readonly arrayFilters?: readonly unknown[];
  readonly sort?: unknown;
}
export interface UpdateResult {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId?: unknown;
  readonly before?: Doc;
  readonly after?: Doc;
}

const maxDocumentBytes = 16 * 1024 * 1024;
const immutableId = (): CommandError =>
  new CommandError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );

/** Encodes a document to be stored; `_id` comes first. */
export const encodeStored = (doc: Doc): Buffer => {
  const { _id: id = new ObjectId(), ...rest } = doc;
  const raw = encodeDoc({ _id: id, ...rest });
  if (raw.length <= maxDocumentBytes) return raw;
  throw new CommandError(10334, 'BSONObjectTooLarge', `object to insert too large. size in bytes: ${raw.length}`);
};

const pipelineStages = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);
/** Fields that a pipeline left as they were keep their number types. */
const restoreTypes = (result: Doc, plain: Doc, typed: Doc): Doc =>
  Object.fromEntries(
    Object.entries(result).map(([field, value]) => [
      field,
      field in plain && isSame(value, plain[field]) ? typed[field] : value,
    ]),
  );
const applyPipeline = (context: Context, typed: Doc, typedPipeline: unknown[]): Doc => {
  // mingo calculates with JavaScript numbers only.
  const { pipeline } = decode(encodeDoc({ pipeline: typedPipeline }));
  checkPipeline(pipeline);
  for (const stage of pipeline) {
    const [name = ''] = Object.keys(stage);
    if (!pipelineStages.has(name)) throw failedToParse(`${name} is not allowed to be used within an update`);
  }
  const plain = decode(encodeDoc(typed));
  const [result = {}] = new Aggregator(pipeline, mingoOptions(context)).run<Doc>([plain]);
  return restoreTypes(result, plain, typed);
};

const splitUpdate = (update: Doc, isInsert: boolean): Doc => {
  const { $setOnInsert: onInsert, ...rest } = update;
  if (onInsert !== undefined && !isDoc(onInsert)) throw failedToParse('$setOnInsert needs a document');
  const sets = { ...(isDoc(rest.$set) ? rest.$set : {}), ...(isInsert ? onInsert : {}) };
  const merged: Doc = Object.keys(sets).length > 0 ? { ...rest, $set: sets } : rest;
  return Object.fromEntries(
    Object.entries(merged).filter(([, fields]) => !isDoc(fields) || Object.keys(fields).length > 0),
  );
};
const applyModifiers = (doc: Doc, statement: UpdateStatement, isInsert: boolean): Doc => {
  if (!isDoc(statement.update)) throw failedToParse('an update must be a document or a pipeline');
  const update = splitUpdate(statement.update, isInsert);
  applyOperators(doc, update, statement.filter, statement.arrayFilters);
  return doc;
};

const isReplacement = (update: unknown): update is Doc => {
  if (!isDoc(update)) return false;
  const names = Object.keys(update);
  const operators = names.filter((name) => name.startsWith('$'));
  if (operators.length > 0 && operators.length < names.length) {
    throw failedToParse(`Unknown modifier: ${names.find((name) => !name.startsWith('$'))}`);
  }
  return operators.length === 0;
};

/** The document that the statement makes of `doc` (which it may change). */
const updated = (context: Context, doc: Doc, statement: UpdateStatement, isInsert: boolean): Doc => {
  const { update } = statement;
  const id = doc._id;
  let next: Doc;
  if (Array.isArray(update)) next = applyPipeline(context, doc, update);
  else if (isReplacement(update)) next = id === undefined ? { ...update } : { _id: id, ...update };
  else next = applyModifiers(doc, statement, isInsert);
  if (id !== undefined && !isSame(next._id, id)) throw immutableId();
  return next;
};

/** The equality part of an upsert's filter. */
const seedField = (seed: Doc, name: string, condition: unknown): void => {
  if (name.startsWith('$') || condition instanceof RegExp) return;
  if (!hasOperators(condition)) setPath(seed, name, condition);
  else if ('$eq' in condition) setPath(seed, name, condition.$eq);
};
const seedOf = (filter: Doc, seed: Doc = {}): Doc => {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) for (const part of condition) seedOf(part as Doc, seed);
    else seedField(seed, name, condition);
  }
  return seed;
};
const upsert = (context: Context, collection: Collection, statement: UpdateStatement): UpdateResult => {
  const seed = seedOf(statement.typedFilter);
  const base: Doc = isReplacement(statement.update) ? ('_id' in seed ? { _id: seed._id } : {}) : seed;
  const raw = encodeStored(updated(context, base, statement, true));
  context.view.insert(collection, raw);
  const after = decode(raw);
  return { matched: 1, modified: 0, upsertedId: after._id, after };
};

const targets = (context: Context, collection: Collection, statement: UpdateStatement): StoredRecord[] => {
  const { filter, sort, isMulti } = statement;
  if (isMulti) return [...findRecords(context, collection, { filter })];
  const found = findFirst(context, collection, { filter, sort });
  return found ? [found] : [];
};

/** Carries out one update statement. */
export const runUpdate = (context: Context, collection: Collection, statement: UpdateStatement): UpdateResult => {
  const records = targets(context, collection, statement);
  if (statement.isMulti && isReplacement(statement.update)) {
    throw failedToParse('multi update is not supported for replacement-style update');
  }
  if (records.length === 0) {
    return statement.isUpsert ? upsert(context, collection, statement) : { matched: 0, modified: 0 };
  }
  let modified = 0;
  let last: Pick<UpdateResult, 'before' | 'after'> = {};
  for (const record of records) {
    const raw = encodeStored(updated(context, decodeTyped(record.raw), statement, false));
    last = { before: record.doc, after: decode(raw) };
    if (raw.equals(record.raw)) continue;
    context.view.update(collection, record, raw);
    modified++;
  }
  return { matched: records.length, modified, ...last };
};
