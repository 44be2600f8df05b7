import { ObjectId } from 'bson';
import { CommandError, failedToParse } from '../errors';
import type { Context } from '../execution/context';
import { rowsOf } from '../execution/flow';
import { checkPipeline, compilePipeline } from '../stages/pipeline';
import type { Transform } from '../stages/types';
import type { Collection, StoredRecord } from '../storage/model';
import { decode, encodeDoc } from '../values/codec';
import { firstField } from '../values/decode';
import { isSame } from '../values/keys';
import { setPath } from '../values/paths';
import { type Doc, hasOperators, isDoc, isRegex } from '../values/values';
import { applyOperators, parseOperators } from './apply-operators';

export interface UpdateStatement {
  readonly filter: Doc;
  readonly update: unknown;
  readonly isMulti?: boolean;
  readonly isUpsert?: boolean;
  readonly arrayFilters?: readonly unknown[];
  readonly sort?: unknown;
}
const maxDocumentBytes = 16 * 1024 * 1024;
const immutableId = (): CommandError =>
  new CommandError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );

const checkSize = (raw: Buffer): Buffer => {
  if (raw.length <= maxDocumentBytes) return raw;
  throw new CommandError(10334, 'BSONObjectTooLarge', `object to insert too large. size in bytes: ${raw.length}`);
};
const checkId = (id: unknown): void => {
  const isWrong = id === undefined || Array.isArray(id) || isRegex(id);
  if (isWrong) throw new CommandError(53, 'InvalidIdField', "The '_id' value cannot be of type array or regex");
};
/** Encodes a document to be stored; `_id` comes first. */
const encodeStored = (doc: Doc): Buffer => {
  const { _id: id = new ObjectId(), ...rest } = doc;
  checkId(id);
  return checkSize(encodeDoc({ _id: id, ...rest }));
};
const idOnly: ReadonlySet<string> = new Set(['_id']);
/** A document as it came, unless `_id` has to be added or moved to the front. */
export const storedForm = (raw: Buffer): Buffer => {
  const isReady = firstField(raw) === '_id';
  if (!isReady) return encodeStored(decode(raw));
  checkId(decode(raw, idOnly)._id);
  return checkSize(raw);
};

const pipelineStages = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);
const compileUpdate = (context: Context, pipeline: unknown[]): Transform => {
  checkPipeline(pipeline);
  for (const stage of pipeline) {
    const [name = ''] = Object.keys(stage);
    if (pipelineStages.has(name)) continue;
    throw new CommandError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  return compilePipeline(pipeline, context);
};
const applyPipeline = (context: Context, doc: Doc, pipeline: unknown[]): Doc => {
  const [result = {}] = rowsOf(compileUpdate(context, pipeline)([doc]));
  return result;
};

const applyModifiers = (doc: Doc, statement: UpdateStatement, isInsert: boolean): Doc => {
  const { update, filter, arrayFilters } = statement;
  if (!isDoc(update)) throw failedToParse('an update must be a document or a pipeline');
  applyOperators(doc, update, { filter, arrayFilters, isInsert });
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
/** The bytes of a stored document after the statement. */
export const updatedBytes = (context: Context, record: StoredRecord, statement: UpdateStatement): Buffer =>
  encodeStored(updated(context, decode(record.raw), statement, false));

/** The equality part of an upsert's filter. */
const seedField = (seed: Doc, name: string, condition: unknown): void => {
  if (name.startsWith('$') || isRegex(condition)) return;
  if (!hasOperators(condition)) setPath(seed, name, condition);
  else if ('$eq' in condition) setPath(seed, name, condition.$eq);
  else if (Array.isArray(condition.$in) && condition.$in.length === 1) setPath(seed, name, condition.$in[0]);
};
const seedOf = (filter: Doc, seed: Doc = {}): Doc => {
  for (const [name, condition] of Object.entries(filter)) {
    const parts =
      (name === '$and' || (name === '$or' && Array.isArray(condition) && condition.length === 1)) && condition;
    if (Array.isArray(parts)) for (const part of parts) seedOf(part as Doc, seed);
    else seedField(seed, name, condition);
  }
  return seed;
};
/** Inserts what an upsert that found nothing makes of its filter. */
export const insertUpserted = (context: Context, collection: Collection, statement: UpdateStatement): Doc => {
  const seed = seedOf(statement.filter);
  const base: Doc = isReplacement(statement.update) ? ('_id' in seed ? { _id: seed._id } : {}) : seed;
  const raw = encodeStored(updated(context, base, statement, true));
  context.view.insert(collection, raw);
  return decode(raw);
};

/** Refuses a statement that could not be carried out on any document, before one is looked for. */
export const checkStatement = (context: Context, { update, arrayFilters, isMulti }: UpdateStatement): void => {
  if (Array.isArray(update)) {
    if (arrayFilters) throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
    compileUpdate(context, update);
  } else if (!isReplacement(update)) {
    if (!isDoc(update)) throw failedToParse('an update must be a document or a pipeline');
    parseOperators(update, arrayFilters);
  } else if (isMulti) throw failedToParse('multi update is not supported for replacement-style update');
};
