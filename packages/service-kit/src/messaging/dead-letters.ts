import type { Envelope } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { defineModel } from '../mongo/model';

/** An event that a queue gave up on. */
export interface DeadLetter {
  /** Id of the letter within its queue. */
  id: string;
  queue: string;
  /** Null when the message was not an event. */
  envelope: Envelope | null;
  /** The last failure. */
  reason: string;
  at: Date;
}

/** Commands for dead letters, for every transport. */
export interface DeadLetters {
  list(queue?: string): Promise<DeadLetter[]>;
  /** Returns letters to their queue: all of them, or those with these ids. Returns how many. */
  replay(queue: string, ids?: readonly string[]): Promise<number>;
  /** Deletes letters for good. Returns how many. */
  discard(queue: string, ids: readonly string[]): Promise<number>;
}

/** A dead letter of the in-process transport, which carries only events. */
export interface KeptLetter extends DeadLetter {
  envelope: Envelope;
}

/** Where the in-process transport keeps the dead letters of a service. */
export interface DeadLetterStore {
  put(letter: Omit<KeptLetter, 'id'>): Promise<void>;
  list(queue?: string): Promise<KeptLetter[]>;
  /** How many each queue has; a queue without letters is not among them. */
  counts(): Promise<ReadonlyMap<string, number>>;
  remove(id: string): Promise<void>;
}

interface DeadLetterDocument {
  _id: string;
  queue: string;
  envelope: Envelope;
  reason: string;
  at: Date;
}

/** Events of all councils that a queue gave up on, for system administrators. */
export const deadLetterModel = defineModel<DeadLetterDocument>('dead_letters', {
  fields: {
    queue: { type: String, required: true },
    envelope: { type: Object, required: true },
    reason: String,
    at: Date,
  },
  indexes: [{ keys: { queue: 1, at: 1 }, serves: 'list: the letters of a queue, oldest first' }],
});

const makeStore = (connection: Connection): DeadLetterStore => {
  const letters = () => connection.collection<DeadLetterDocument>(deadLetterModel.collection);
  return {
    put: async ({ queue, envelope, reason, at }) => {
      const _id = `${queue}:${envelope.id}`;
      await letters().updateOne({ _id }, { $set: { queue, envelope, reason, at } }, { upsert: true });
    },
    list: async (queue) => {
      const documents = await letters()
        .find(queue ? { queue } : {})
        .sort({ at: 1 })
        .toArray();
      return documents.map(({ _id, ...letter }) => ({ id: _id, ...letter }));
    },
    counts: async () => {
      const groups = letters().aggregate<{ _id: string; count: number }>([
        { $group: { _id: '$queue', count: { $sum: 1 } } },
      ]);
      return new Map((await groups.toArray()).map(({ _id, count }) => [_id, count]));
    },
    remove: async (id) => {
      await letters().deleteOne({ _id: id });
    },
  };
};

const stores = new WeakMap<Connection, DeadLetterStore>();

/** Dead letters in the service's own database; the same event in the same queue is one letter. */
export const mongoDeadLetters = (connection: Connection): DeadLetterStore => {
  const store = stores.get(connection) ?? makeStore(connection);
  stores.set(connection, store);
  return store;
};

/** Dead letters in memory, for tests and fakes. */
export const memoryDeadLetters = (): DeadLetterStore => {
  const letters = new Map<string, KeptLetter>();
  return {
    put: async (letter) => {
      const id = `${letter.queue}:${letter.envelope.id}`;
      letters.set(id, { id, ...letter });
    },
    list: async (queue) => [...letters.values()].filter((letter) => !queue || letter.queue === queue),
    counts: async () => {
      const counts = new Map<string, number>();
      for (const { queue } of letters.values()) counts.set(queue, (counts.get(queue) ?? 0) + 1);
      return counts;
    },
    remove: async (id) => void letters.delete(id),
  };
};
