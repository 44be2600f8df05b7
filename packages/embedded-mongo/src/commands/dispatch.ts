import { CommandError } from '../errors';
import type { Context } from '../execution/context';
import { runBuffered, runWrite } from '../execution/paced';
import type { Message } from '../server/wire';
import type { Store } from '../storage/store';
import { bigOf } from '../values/numbers';
import { own } from '../values/own-fields';
import { type Doc, isDoc } from '../values/values';
import { CommandCounts } from './command-counts';
import { commandFields, commonFields } from './command-fields';
import { Cursors } from './cursors';
import { serverCommands, sessionId } from './hello';
import { checkCommon } from './options';
import { readCommands } from './reads';
import { checkFields, countOf, docOf, type Handlers, type Reply, type Request } from './request';
import { catalogueReads, catalogueWrites } from './schema';
import { Sessions } from './sessions';
import { noProgress, type Progress, writeCommands } from './writes';

const handlers: Handlers = { ...serverCommands, ...readCommands, ...catalogueReads };
/** Every command that has a handler. */
export const handledCommands: readonly string[] = [
  ...Object.keys({ ...handlers, ...catalogueWrites, ...writeCommands }),
  'commitTransaction',
  'abortTransaction',
];

const canonical = new Map(Object.keys(commandFields).map((name) => [name.toLowerCase(), name]));
const allowedFields: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(commandFields).map(([name, fields]) => [name, new Set([name, ...commonFields, ...fields])]),
);
const handshakes = new Set(['hello', 'isMaster']);

/** Commands that need disk space. */
const growing = new Set(['insert', 'update', 'findAndModify', 'createIndexes', 'create']);

interface Named {
  readonly name: string;
  readonly body: Doc;
}
/** The command's name as MongoDB spells it; refuses unknown commands and fields. */
const commandOf = ({ body: sent, isLegacy }: Message): Named => {
  const [first = ''] = Object.keys(sent);
  const name = allowedFields.has(first) ? first : canonical.get(first.toLowerCase());
  if (!name) throw new CommandError(59, 'CommandNotFound', `no such command: '${first}'`);
  const body = first === name ? sent : { [name]: own(sent, first), ...sent };
  if (!isLegacy && !handshakes.has(name)) {
    const { [first]: _spelled, ...others } = body;
    checkFields(name, first === name ? body : others, allowedFields.get(name) ?? []);
    checkCommon(body);
  }
  return { name, body };
};

/** Reads that MongoDB does not do in a transaction. */
const outsideTransactions = new Set(['count', 'explain']);
const snapshotReads = new Set(['find', 'aggregate']);
const checkSnapshotRead = (name: string, session: string | undefined): void => {
  if (session && snapshotReads.has(name)) return;
  throw new CommandError(
    72,
    'InvalidOptions',
    `${name} with readConcern 'snapshot' needs a session, and find or aggregate`,
  );
};

/** Runs the commands of all clients of one store. */
export class Dispatcher {
  readonly cursors = new Cursors();
  readonly #counts = new CommandCounts();
  readonly sessions: Sessions;
  constructor(private readonly store: Store) {
    this.sessions = new Sessions(store);
  }

  async run(message: Message, address: string): Promise<Reply> {
    const { name, body } = commandOf(message);
    this.#counts.note(name);
    const isInTransaction = body.autocommit === false;
    const request: Request = {
      name,
      body,
      context: this.#context(message.db, body),
      cursors: this.cursors,
      sessions: this.sessions,
      counts: this.#counts,
      address,
      isInTransaction,
    };
    if (growing.has(name)) this.store.disk.checkRoom();
    if (isInTransaction) return this.#runInTransaction(request);
    if (Object.hasOwn(writeCommands, name)) return this.#runWrite(request);
    const change = own(catalogueWrites, name);
    if (change) return runWrite(this.store, change(request));
    const handler = own(handlers, name);
    if (!handler) throw new CommandError(251, 'NoSuchTransaction', `${name} needs a transaction`);
    return this.#read(request, handler);
  }

  /** A read uses one snapshot while it runs, however long. */
  async #read(request: Request, handler: NonNullable<Handlers[string]>): Promise<Reply> {
    const { body, context } = request;
    const id = body.lsid === undefined ? undefined : sessionId(body.lsid);
    if (id && request.name === 'getMore') this.sessions.touch(id);
    // A cursor continues in the snapshot in which it was opened, whatever later commands specify.
    const isNewRead = request.name !== 'getMore';
    if (isNewRead && isDoc(body.readConcern) && body.readConcern.level === 'snapshot') {
      checkSnapshotRead(request.name, id);
      const { view, at } = this.sessions.snapshot(id ?? '', body.readConcern.atClusterTime);
      return handler({ ...request, context: { ...context, view }, snapshotTime: at });
    }
    const view = this.store.openView();
    try {
      return await handler({ ...request, context: { ...context, view } });
    } finally {
      view.release();
    }
  }

  #context(db: string, body: Doc): Context {
    const variables = { ...docOf(body.let, 'let'), NOW: new Date() };
    const maxTime = countOf(body.maxTimeMS, 'maxTimeMS');
    const deadline = maxTime > 0 ? Date.now() + maxTime : undefined;
    return { store: this.store, view: this.store.base, db, variables, deadline };
  }

  #runWrite(request: Request): Promise<Reply> {
    const command = own(writeCommands, request.name);
    if (!command) throw new CommandError(59, 'CommandNotFound', `no such command: '${request.name}'`);
    const { lsid, txnNumber } = request.body;
    if (!lsid || txnNumber === undefined) return runWrite(this.store, command(request, noProgress()));
    return this.sessions.once(sessionId(lsid), bigOf(txnNumber), (earlier) => {
      const progress = { ...noProgress(), ...earlier } as Progress;
      return { steps: command(request, progress), progress };
    });
  }

  async #runInTransaction(request: Request): Promise<Reply> {
    const { name, body } = request;
    const id = sessionId(body.lsid);
    const number = bigOf(body.txnNumber);
    if (body.startTransaction) this.sessions.begin(id, number);
    if (name === 'commitTransaction') {
      await this.sessions.commit(id, number);
      return { ok: 1 };
    }
    if (name === 'abortTransaction') {
      this.sessions.abortRequested(id, number);
      return { ok: 1 };
    }
    // A finished transaction must not end a newer one of the same session.
    this.sessions.transaction(id, number);
    try {
      const reply = await this.sessions.within(id, number, (view) =>
        this.#runOn({ ...request, context: { ...request.context, view } }),
      );
      if (isDoc(reply) && reply.writeErrors) this.sessions.abort(id);
      return reply;
    } catch (error) {
      this.sessions.abort(id);
      throw error;
    }
  }

  async #runOn(request: Request): Promise<Reply> {
    const { name, body, context } = request;
    const isAllowed = !outsideTransactions.has(name);
    const command = own(writeCommands, name);
    const handler = own(readCommands, name);
    if (handler && isAllowed) return handler(request);
    if (!command) {
      const message = `Cannot run '${name}' in a multi-document transaction.`;
      throw new CommandError(263, 'OperationNotSupportedInTransaction', message);
    }
    const target = own(body, name);
    if (typeof target === 'string' && !this.store.catalogue.find(context.db, target)) {
      await this.store.write(() => this.store.catalogue.ensure(context.db, target));
    }
    return runBuffered(command(request, noProgress()));
  }
}
