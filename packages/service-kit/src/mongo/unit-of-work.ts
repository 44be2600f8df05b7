import { type Actor, DomainError, systemActor } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { type Clock, systemClock } from '../clock';
import { type ErasureEntry, type ErasureLog, noErasureLog } from '../erasure/erasure-log';
import { savePosition } from '../erasure/replay-erasures';
import { createOutbox, type Outbox, type SignEvent } from '../outbox/outbox';
import { outboxSignal } from '../outbox/signal';
import type { Scope } from './scope';
import { inTransaction } from './transaction';
import { announceWritten } from './written-signals';

/** Notes what a unit erases, so that it is erased again after a restore. */
export interface ErasureNotes {
  /** `id` and `detail` are ids, keyed hashes or dates: never addresses or answers. */
  note(kind: string, id: string, detail?: string | null): void;
}

/** Argument of the work of a unit: the service's repositories, the outbox, and the notes about erasures. */
export type Unit<R> = R & { readonly outbox: Outbox; readonly erased: ErasureNotes };

export type UnitOfWork<R> = <T>(actor: Actor, work: (unit: Unit<R>) => Promise<T>) => Promise<T>;

export interface Units<R> {
  /** One transaction in the actor's council. Throws no_council when the actor has none. */
  readonly unitOfWork: UnitOfWork<R>;
  /** The same over all councils, for functions named `...AcrossCouncils`. */
  readonly unitOfWorkAcrossCouncils: UnitOfWork<R>;
  /** Repositories for reading, without a transaction. */
  reader(actor: Actor): R;
  readerAcrossCouncils(actor?: Actor): R;
  readonly connection: Connection;
  readonly service: string;
  /** For the kit itself: one transaction in a council, or (null) over all, with its scope. */
  run<T>(scope: Pick<Scope, 'actor' | 'councilId'>, work: (unit: Unit<R>, scope: Scope) => Promise<T>): Promise<T>;
}

export interface UnitOfWorkOptions<R> {
  connection: Connection;
  repositories: (scope: Scope) => R;
  /** The service that writes, stored with each event for operators. */
  producer: string;
  clock?: Clock;
  /** Signs its events. Null leaves them unsigned, so that other services refuse most of them: for tests only. */
  sign: SignEvent | null;
  /** Default: nothing is written. */
  erasureLog?: ErasureLog;
}

const erasureNotes = (councilId: string | null) => {
  const entries: ErasureEntry[] = [];
  const note: ErasureNotes['note'] = (kind, id, detail = null) => {
    // The real time: demo data are made with the clock of the past.
    entries.push({ at: new Date().toISOString(), kind, councilId, id, detail });
  };
  return { note, entries };
};

const councilOfActor = (actor: Actor): string => {
  if (!actor.councilId) throw new DomainError('no_council');
  return actor.councilId;
};

/** Makes the units of work of a service: the change and its events are one transaction. */
export const createUnitOfWork = <R extends object>(options: UnitOfWorkOptions<R>): Units<R> => {
  const { connection, repositories, producer, clock = systemClock, sign, erasureLog = noErasureLog } = options;

  const run: Units<R>['run'] = async ({ actor, councilId }, work) => {
    let eventCount = 0;
    let written = new Set<string>();
    const result = await inTransaction(connection, async (session) => {
      written = new Set();
      const scope: Scope = { connection, session, actor, councilId, written };
      const outbox = createOutbox(scope, clock, sign);
      const erased = erasureNotes(councilId);
      const done = await work(Object.assign(repositories(scope), { outbox, erased }), scope);
      eventCount = await outbox.flush();
      // Before the commit: an erasure that is not noted does not happen.
      const position = await erasureLog.append(erased.entries);
      if (position) await savePosition(connection, session, position);
      return done;
    });
    if (eventCount > 0) outboxSignal(connection).raise();
    announceWritten(connection, written);
    return result;
  };

  const reader = (actor: Actor, councilId: string | null): R =>
    repositories({ connection, session: null, actor, councilId });

  // Pollers read many times a second, always as the service itself.
  const ownReader = reader(systemActor(producer), null);
  return {
    connection,
    service: producer,
    run,
    unitOfWork: async (actor, work) => run({ actor, councilId: councilOfActor(actor) }, work),
    unitOfWorkAcrossCouncils: async (actor, work) => run({ actor, councilId: null }, work),
    reader: (actor) => reader(actor, councilOfActor(actor)),
    readerAcrossCouncils: (actor) => (actor ? reader(actor, null) : ownReader),
  };
};
