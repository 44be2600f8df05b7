import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/failures';
import { defineModel } from '../mongo/model';
import type { Suspicion } from './event-journal';

const KEEP_SECONDS = 30 * 86_400;
const ALIVE_EVERY_MS = 2_000;
/** A process that has not reported for this time while it handles an event alone counts as ended. */
const ENDED_AFTER_MS = 15_000;

/** How processes ended while they were handling only one event. */
type Ends = Pick<Suspicion, 'exitsAlone' | 'hasEndedProcess'>;

/**
 * Events that are handled alone, over all replicas of a service: RabbitMQ may deliver the event to another replica when
 * one ends.
 */
export interface Suspects {
  /** Whether a live process is handling this event alone. */
  isHandled(queue: string, eventId: string): Promise<boolean>;
  /** Starts to handle an event alone. Returns how earlier processes ended during this event. */
  begin(queue: string, eventId: string): Promise<{ ends: Ends; end(): Promise<void> }>;
}

interface SuspectDocument {
  /** `<queue>:<event id>` */
  _id: string;
  process: string;
  /** How often a process ended while it was handling only this event. */
  exits: number;
  /** Whether one of them ended by an uncaught error. */
  hasEndedProcess?: boolean;
  aliveAt: Date;
}

/** Events of all councils during which a process ended: each is handled alone from then on. */
export const suspectModel = defineModel<SuspectDocument>('suspects', {
  fields: {
    process: { type: String, required: true },
    exits: { type: Number, required: true },
    hasEndedProcess: Boolean,
    aliveAt: { type: Date, required: true },
  },
  indexes: [{ keys: { aliveAt: 1 }, serves: 'removal of what never came again', expireAfterSeconds: KEEP_SECONDS }],
});

/**
 * Listens for an error that ends the process. A rejection is one only where somebody has made it so: a listener of ours alone
 * would keep the process alive.
 */
const onLastError = (listener: () => void): (() => void) => {
  const names = process.listenerCount('unhandledRejection') > 0 ? ['unhandledRejection'] : [];
  const events = ['uncaughtExceptionMonitor', ...names];
  for (const name of events) process.on(name, listener);
  return () => {
    for (const name of events) process.off(name, listener);
  };
};

export interface SuspectsOptions {
  endedAfterMs?: number;
  aliveEveryMs?: number;
}

/** Stores suspects in the service's own database. */
export const mongoSuspects = (
  connection: Connection,
  { endedAfterMs = ENDED_AFTER_MS, aliveEveryMs = ALIVE_EVERY_MS }: SuspectsOptions = {},
): Suspects => {
  const suspects = () => connection.collection<SuspectDocument>(suspectModel.collection);
  const idOf = (queue: string, eventId: string): string => `${queue}:${eventId}`;
  const us = randomUUID();

  const take = async (_id: string): Promise<Ends> => {
    const now = new Date();
    const taken = await suspects().findOneAndUpdate(
      { _id },
      { $set: { process: us, aliveAt: now }, $inc: { exits: 1 } },
      { returnDocument: 'after' },
    );
    if (taken) return { exitsAlone: taken.exits, hasEndedProcess: taken.hasEndedProcess === true };
    try {
      await suspects().insertOne({ _id, process: us, exits: 0, aliveAt: now });
      return { exitsAlone: 0, hasEndedProcess: false };
    } catch (error) {
      if (isDuplicateKey(error)) return take(_id);
      throw error;
    }
  };

  return {
    isHandled: async (queue, eventId) => {
      const suspect = await suspects().findOne({ _id: idOf(queue, eventId) });
      return suspect !== null && Date.now() - suspect.aliveAt.getTime() < endedAfterMs;
    },
    begin: async (queue, eventId) => {
      const _id = idOf(queue, eventId);
      const ends = await take(_id);
      const sayAlive = () => suspects().updateOne({ _id, process: us }, { $set: { aliveAt: new Date() } });
      const unlisten = onLastError(() => {
        void suspects()
          .updateOne({ _id, process: us }, { $set: { hasEndedProcess: true } })
          .catch(() => undefined);
      });
      const alive = setInterval(() => void sayAlive().catch(() => undefined), aliveEveryMs);
      alive.unref();
      return {
        ends,
        end: async () => {
          clearInterval(alive);
          unlisten();
          await suspects().deleteOne({ _id, process: us });
        },
      };
    },
  };
};
