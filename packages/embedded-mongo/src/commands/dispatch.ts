import { CommandError } from '../errors';
import type { Context } from '../execution/context';
import type { Message } from '../server/wire';
import type { Store } from '../storage/store';
import { type Doc, isDoc } from '../values/values';
import { commandFields, commonFields } from './command-fields';
import { Cursors } from './cursors';
import { serverCommands, sessionId } from './hello';
import { isWritingPipeline, readCommands } from './reads';
import { checkFields, docOf, type Handler, type Handlers, type Reply, type Request } from './request';
import { catalogueReads, catalogueWrites } from './schema';
import { Sessions } from './sessions';
import { writeCommands } from './writes';

const handlers: Handlers = {
  ...serverCommands,
  ...readCommands,
  ...catalogueReads,
  ...catalogueWrites,
  ...writeCommands,
};
/** Every command that has a handler. */
export const handledCommands: readonly string[] = [...Object.keys(handlers), 'commitTransaction', 'abortTransaction'];

const canonical = new Map(Object.keys(commandFields).map((name) => [name.toLowerCase(), name]));
const handshakes = new Set(['hello', 'isMaster']);

interface Named {
  readonly name: string;
  readonly body: Doc;
}
/** The command's name as MongoDB spells it; refuses unknown commands and fields. */
const commandOf = ({ body: sent, isLegacy }: Message): Named => {
  const [first = ''] = Object.keys(sent);
  const name = canonical.get(first.toLowerCase());
  if (!name) throw new CommandError(59, 'CommandNotFound', `no such command: '${first}'`);
  const body = first === name ? sent : { [name]: sent[first], ...sent };
  if (!isLegacy && !handshakes.has(name)) {
    checkFields(name, body, [first, name, ...commonFields, ...(commandFields[name] ?? [])]);
  }
  return { name, body };
};

/** Carries out the commands of all clients of one store. */
export class Dispatcher {
  readonly cursors = new Cursors();
  readonly sessions: Sessions;
  constructor(private readonly store: Store) {
    this.sessions = new Sessions(store);
  }

  async run(message: Message, address: string): Promise<Reply> {
    const { name, body } = commandOf(message);
    const isInTransaction = body.autocommit === false;
    const request: Request = {
      name,
      body,
      typed: message.typed,
      context: this.#context(message.db, body),
      cursors: this.cursors,
      sessions: this.sessions,
      address,
      isInTransaction,
    };
    if (isInTransaction) return this.#runInTransaction(request);
    const handler = handlers[name];
    if (!handler) throw new CommandError(251, 'NoSuchTransaction', `${name} needs a transaction`);
    if (Object.hasOwn(writeCommands, name)) return this.#runWrite(request, handler);
    const isAtomic = Object.hasOwn(catalogueWrites, name) || (name === 'aggregate' && isWritingPipeline(body));
    if (isAtomic) return this.store.write(() => handler(request) as Reply, { atomic: true });
    return handler(request);
  }

  #context(db: string, body: Doc): Context {
    const variables = { ...docOf(body.let, 'let'), NOW: new Date() };
    const maxTime = Number(body.maxTimeMS ?? 0);
    const deadline = maxTime > 0 ? Date.now() + maxTime : undefined;
    return { store: this.store, view: this.store.base, db, variables, deadline };
  }

  #runWrite(request: Request, handler: Handler): Promise<Reply> {
    const { lsid, txnNumber } = request.body;
    if (!lsid || txnNumber === undefined) return this.store.write(() => handler(request) as Reply);
    return this.sessions.once(sessionId(lsid), BigInt(String(txnNumber)), () => handler(request) as Doc);
  }

  async #runInTransaction(request: Request): Promise<Reply> {
    const { name, body } = request;
    const id = sessionId(body.lsid);
    const number = BigInt(String(body.txnNumber));
    if (body.startTransaction) this.sessions.begin(id, number);
    if (name === 'commitTransaction') {
      await this.sessions.commit(id, number);
      return { ok: 1 };
    }
    if (name === 'abortTransaction') {
      this.sessions.abortRequested(id, number);
      return { ok: 1 };
    }
    const view = this.sessions.transaction(id, number);
    try {
      const reply = await this.#runOn({ ...request, context: { ...request.context, view } });
      if (isDoc(reply) && reply.writeErrors) this.sessions.abort(id);
      return reply;
    } catch (error) {
      this.sessions.abort(id);
      throw error;
    }
  }

  async #runOn(request: Request): Promise<Reply> {
    const { name, body, context } = request;
    const handler = writeCommands[name] ?? readCommands[name];
    if (!handler || isWritingPipeline(body)) {
      const message = `Cannot run '${name}' in a multi-document transaction.`;
      throw new CommandError(263, 'OperationNotSupportedInTransaction', message);
    }
    const target = body[name];
    const isNew = typeof target === 'string' && !this.store.catalogue.find(context.db, target);
    if (isNew && Object.hasOwn(writeCommands, name)) {
      await this.store.write(() => this.store.catalogue.ensure(context.db, target));
    }
    return handler(request);
  }
}
