import { CommandError, failedToParse } from '../errors';
import { findProjector } from '../execution/find-projection';
import type { WriteSteps } from '../execution/paced';
import { eachTarget } from '../execution/targets';
import { compile } from '../query/match';
import type { Collection, WriteStep } from '../storage/model';
import { checkStatement, insertUpserted, storedForm, type UpdateStatement, updatedBytes } from '../update/update';
import { decode } from '../values/codec';
import { type Doc, isDoc, isEmpty, isTruthy } from '../values/values';
import { statementFields } from './command-fields';
import { checkOptions } from './options';
import { checkFields, countOf, docOf, ensureTarget, listOf, type Request, targetOf } from './request';

/**
 * Progress of a bulk write. It is stored in the same transaction as the documents, so that a repeat after a crash
 * continues there.
 */
export interface Progress extends Doc {
  at: number;
  n: number;
  nModified: number;
  upserted: Doc[];
  writeErrors: Doc[];
}
export const noProgress = (): Progress => ({ at: 0, n: 0, nModified: 0, upserted: [], writeErrors: [] });
export type WriteCommand = (request: Request, progress: Progress) => WriteSteps<Doc>;

const writeConflictCode = 112;
/** The error entry of a failed statement. Errors that stop the whole command are rethrown. */
const writeError = (error: unknown, index: number): Doc => {
  if (!(error instanceof CommandError) || error.code === writeConflictCode) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.extra };
};
const mostStatements = 100_000;
/** The statements of a bulk write; at least one is required. */
const statementsOf = (value: unknown, name: string): unknown[] => {
  const statements = listOf(value, name);
  if (statements.length > 0 && statements.length <= mostStatements) return statements;
  const message = `Write batch sizes must be between 1 and ${mostStatements}. Got ${statements.length} operations.`;
  throw new CommandError(16, 'InvalidLength', message);
};
/** Runs each statement that is not done yet; ordered bulks stop at the first error. */
function* bulk(
  items: readonly unknown[],
  ordered: unknown,
  progress: Progress,
  run: (item: unknown, index: number) => Generator<WriteStep, void, void>,
): WriteSteps<Doc> {
  while (progress.at < items.length) {
    const index = progress.at;
    try {
      yield* run(items[index], index);
    } catch (error) {
      progress.writeErrors.push(writeError(error, index));
      if (ordered !== false) break;
    } finally {
      progress.at = index + 1;
    }
  }
  return progress.writeErrors.length > 0 ? { writeErrors: progress.writeErrors } : {};
}

function* insert(request: Request, progress: Progress): WriteSteps<Doc> {
  const { body, context } = request;
  ensureTarget(request);
  const errors = yield* bulk(statementsOf(body.documents, 'documents'), body.ordered, progress, function* (document) {
    yield 'pause';
    context.view.insert(ensureTarget(request), storedForm(document as Buffer));
    progress.n++;
  });
  return { n: progress.n, ...errors, ok: 1 };
}

interface UpdateResult {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId?: unknown;
  readonly before?: Doc;
  readonly after?: Doc;
}
function* runUpdate(
  request: Request,
  variables: Doc | undefined,
  statement: UpdateStatement,
): WriteSteps<UpdateResult> {
  const context = { ...request.context, variables };
  checkStatement(context, statement);
  compile(statement.filter, variables);
  const collection = statement.isUpsert ? ensureTarget(request) : targetOf(request);
  if (!collection) return { matched: 0, modified: 0 };
  let modified = 0;
  let last: Pick<UpdateResult, 'before' | 'after'> = {};
  const matched = yield* eachTarget(
    context,
    collection,
    { ...statement, isMulti: Boolean(statement.isMulti) },
    (old) => {
      const raw = updatedBytes(context, old, statement);
      last = { before: old.doc, after: decode(raw) };
      if (raw.equals(old.raw)) return;
      context.view.update(collection, old, raw);
      modified++;
    },
  );
  if (matched > 0 || !statement.isUpsert) return { matched, modified, ...last };
  const after = insertUpserted(context, collection, statement);
  return { matched: 1, modified: 0, upsertedId: after._id, after };
}

const statementOf = (spec: Doc): UpdateStatement => ({
  filter: docOf(spec.q, 'q'),
  update: spec.u,
  isMulti: isTruthy(spec.multi),
  isUpsert: isTruthy(spec.upsert),
  arrayFilters: spec.arrayFilters === undefined ? undefined : listOf(spec.arrayFilters, 'arrayFilters'),
  sort: spec.sort,
});
function* update(request: Request, progress: Progress): WriteSteps<Doc> {
  const { body, context } = request;
  const errors = yield* bulk(statementsOf(body.updates, 'updates'), body.ordered, progress, function* (item, index) {
    yield 'pause';
    const spec = docOf(item, 'updates');
    checkFields('update.updates', spec, statementFields.update);
    checkOptions(request, spec);
    const variables = { ...context.variables, ...docOf(spec.c, 'c') };
    const result = yield* runUpdate(request, variables, statementOf(spec));
    progress.n += result.matched;
    progress.nModified += result.modified;
    if ('upsertedId' in result) progress.upserted.push({ index, _id: result.upsertedId });
  });
  const upserted = progress.upserted.length > 0 ? { upserted: progress.upserted } : {};
  return { n: progress.n, nModified: progress.nModified, ...upserted, ...errors, ok: 1 };
}

function* remove(request: Request, progress: Progress): WriteSteps<Doc> {
  const { body, context } = request;
  const errors = yield* bulk(statementsOf(body.deletes, 'deletes'), body.ordered, progress, function* (item) {
    yield 'pause';
    const spec = docOf(item, 'deletes');
    checkFields('delete.deletes', spec, statementFields.delete);
    checkOptions(request, spec);
    const limit = countOf(spec.limit, 'limit');
    if (limit !== 0 && limit !== 1)
      throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const question = { filter: docOf(spec.q, 'q'), isMulti: limit === 0 };
    compile(question.filter, context.variables);
    const collection = targetOf(request);
    if (!collection) return;
    yield* eachTarget(context, collection, question, (record) => {
      context.view.remove(collection, record);
      progress.n++;
    });
  });
  return { n: progress.n, ...errors, ok: 1 };
}

const shown = (request: Request, doc: Doc | undefined): Doc | null => {
  const fields = docOf(request.body.fields, 'fields');
  if (!doc) return null;
  return isEmpty(fields) ? doc : findProjector(fields, docOf(request.body.query, 'query'))(doc);
};
function* findAndRemove(request: Request, collection: Collection | undefined): WriteSteps<Doc> {
  const { body, context } = request;
  const question = { filter: docOf(body.query, 'query'), sort: sortOf(body), isMulti: false };
  let removed: Doc | undefined;
  compile(question.filter, context.variables);
  if (collection) {
    yield* eachTarget(context, collection, question, (record) => {
      context.view.remove(collection, record);
      removed = record.doc;
    });
  }
  return { lastErrorObject: { n: removed ? 1 : 0 }, value: shown(request, removed), ok: 1 };
}
const sortOf = ({ sort }: Doc): Doc | undefined => (isDoc(sort) ? sort : undefined);
function* findAndModify(request: Request): WriteSteps<Doc> {
  const { body, context } = request;
  checkOptions(request, body);
  if (body.remove) {
    if (body.update || body.new) throw failedToParse("Cannot specify both an 'update' or 'new' and remove=true");
    return yield* findAndRemove(request, targetOf(request));
  }
  if (!body.update) throw failedToParse('Either an update or remove=true must be specified');
  const spec = { q: body.query, u: body.update, upsert: body.upsert, arrayFilters: body.arrayFilters };
  const statement = statementOf({ ...spec, sort: sortOf(body) });
  const result = yield* runUpdate(request, context.variables, statement);
  const isUpserted = 'upsertedId' in result;
  const lastErrorObject = {
    n: result.matched,
    updatedExisting: result.matched > 0 && !isUpserted,
    ...(isUpserted ? { upserted: result.upsertedId } : {}),
  };
  return { lastErrorObject, value: shown(request, body.new ? result.after : result.before), ok: 1 };
}

/** Run inside LMDB transactions, or on the view of a client's transaction. */
export const writeCommands: Readonly<Record<string, WriteCommand>> = { insert, update, delete: remove, findAndModify };
