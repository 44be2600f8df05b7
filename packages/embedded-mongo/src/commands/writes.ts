import { CommandError } from '../errors';
import { findFirst, findRecords } from '../execution/find';
import { projector } from '../execution/projection';
import { encodeStored, runUpdate, type UpdateStatement } from '../update/update';
import { decodeTyped } from '../values/codec';
import { type Doc, isDoc, isEmpty } from '../values/values';
import { statementFields } from './command-fields';
import { checkOptions } from './options';
import {
  checkFields,
  docOf,
  ensureTarget,
  type Handler,
  type Handlers,
  listOf,
  type Request,
  targetOf,
} from './request';

const writeConflictCode = 112;
/** What stops one statement; anything that stops the whole command is thrown on. */
const refusalOf = (run: () => void): CommandError | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof CommandError && error.code !== writeConflictCode) return error;
    throw error;
  }
};
/** Runs each statement; ordered bulks stop at the first error. */
const runEach = (items: readonly unknown[], ordered: unknown, run: (item: unknown, position: number) => void): Doc => {
  const writeErrors: Doc[] = [];
  for (const [index, item] of items.entries()) {
    const refusal = refusalOf(() => run(item, index));
    if (!refusal) continue;
    writeErrors.push({ index, code: refusal.code, errmsg: refusal.message, ...refusal.extra });
    if (ordered !== false) break;
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
};

const insert: Handler = (request) => {
  const { body, context } = request;
  const collection = ensureTarget(request);
  let n = 0;
  const errors = runEach(listOf(body.documents, 'documents'), body.ordered, (document) => {
    const bytes = Buffer.from(document as Uint8Array);
    context.view.insert(collection, encodeStored(decodeTyped(bytes)));
    n++;
  });
  return { n, ...errors, ok: 1 };
};

const statementOf = (plain: Doc, typed: Doc): UpdateStatement => ({
  filter: docOf(plain.q, 'q'),
  typedFilter: docOf(typed.q, 'q'),
  update: typed.u,
  isMulti: Boolean(plain.multi),
  isUpsert: Boolean(plain.upsert),
  arrayFilters: typed.arrayFilters === undefined ? undefined : listOf(typed.arrayFilters, 'arrayFilters'),
  sort: plain.sort,
});
const update: Handler = (request) => {
  const { body, context } = request;
  const collection = ensureTarget(request);
  const typed = listOf(request.typed().updates, 'updates');
  const upserted: Doc[] = [];
  let n = 0;
  let nModified = 0;
  const errors = runEach(listOf(body.updates, 'updates'), body.ordered, (item, index) => {
    const plain = docOf(item, 'updates');
    checkFields('update.updates', plain, statementFields.update);
    checkOptions(request, plain);
    const variables = { ...context.variables, ...docOf(plain.c, 'c') };
    const statement = statementOf(plain, docOf(typed[index], 'updates'));
    const result = runUpdate({ ...context, variables }, collection, statement);
    n += result.matched;
    nModified += result.modified;
    if ('upsertedId' in result) upserted.push({ index, _id: result.upsertedId });
  });
  return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 };
};

const remove: Handler = (request) => {
  const { body, context } = request;
  const collection = targetOf(request);
  let n = 0;
  const errors = runEach(listOf(body.deletes, 'deletes'), body.ordered, (item) => {
    const statement = docOf(item, 'deletes');
    checkFields('delete.deletes', statement, statementFields.delete);
    checkOptions(request, statement);
    const options = { filter: docOf(statement.q, 'q'), limit: Number(statement.limit ?? 0) };
    for (const record of [...findRecords(context, collection, options)]) {
      if (collection) context.view.remove(collection, record);
      n++;
    }
  });
  return { n, ...errors, ok: 1 };
};

const shown = (request: Request, doc: Doc | undefined): Doc | null => {
  const fields = docOf(request.body.fields, 'fields');
  if (!doc) return null;
  return isEmpty(fields) ? doc : projector(fields, docOf(request.body.query, 'query'))(doc);
};
const findAndRemove = (request: Request): Doc => {
  const { body, context } = request;
  const collection = targetOf(request);
  const record = collection && findFirst(context, collection, { filter: docOf(body.query, 'query'), sort: body.sort });
  if (collection && record) context.view.remove(collection, record);
  return { lastErrorObject: { n: record ? 1 : 0 }, value: shown(request, record?.typed), ok: 1 };
};
const findAndModify: Handler = (request) => {
  const { body, context } = request;
  checkOptions(request, body);
  if (body.remove) return findAndRemove(request);
  const typed = request.typed();
  const plain = { q: body.query, sort: isDoc(body.sort) ? body.sort : undefined, upsert: body.upsert };
  const statement = statementOf(plain, { q: typed.query, u: typed.update, arrayFilters: typed.arrayFilters });
  const result = runUpdate(context, ensureTarget(request), statement);
  const isUpserted = 'upsertedId' in result;
  const lastErrorObject = {
    n: result.matched,
    updatedExisting: result.matched > 0 && !isUpserted,
    ...(isUpserted ? { upserted: result.upsertedId } : {}),
  };
  return { lastErrorObject, value: shown(request, body.new ? result.after : result.before), ok: 1 };
};

/** Called inside a write, or on a transaction's view. */
export const writeCommands: Handlers = { insert, update, delete: remove, findAndModify };
