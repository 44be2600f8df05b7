import { type Envelope, routingKey } from '@folkmoot/contracts';
import { limiter } from '../concurrency/limiter';
import { type BackOff, backOff } from '../concurrency/retry';
import { pause } from '../concurrency/timing';
import { createTracker } from '../concurrency/tracker';
import { createTurns } from '../concurrency/turns';
import type { DeadLetterStore, DeadLetters, KeptLetter } from './dead-letters';
import { type EventJournal, isPoisonous, isSuspect, noJournal } from './event-journal';
import { createInHand, type InHand } from './in-hand';
import { retryDuringOutage } from './retry-during-outage';
import { type Deliver, PoisonError, type QueueState, type Transport } from './transport';

export interface InProcessOptions {
  /** Deliveries of one event to one queue before it becomes a dead letter. */
  attempts?: number;
  backOff?: BackOff;
  /** Records the events being handled, so that the next process knows them after an unexpected end. */
  journal?: EventJournal;
}

interface Queue {
  readonly name: string;
  readonly types: ReadonlySet<string>;
  readonly deliver: Deliver;
  readonly store: DeadLetterStore;
  readonly limit: ReturnType<typeof limiter>;
  /** Events that are received and not finished: being handled, or waiting for a handler. */
  readonly undelivered: InHand;
  readonly handling: InHand;
}

const PREFETCH = 16;
const FINISH_WITHIN_MS = 8_000;
const ENDED_THE_PROCESS = 'the process ended each time it handled this event, at last while it handled nothing else';

const createGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

type Counts = ReadonlyMap<string, number> | null;
type CountsByStore = ReadonlyMap<DeadLetterStore, Counts>;

/** Dead letters by store, each store queried once; null for a store that does not answer. */
const countedIn = async (stores: ReadonlySet<DeadLetterStore>): Promise<CountsByStore> =>
  new Map(
    await Promise.all([...stores].map(async (store) => [store, await store.counts().catch(() => null)] as const)),
  );

const stateOf = ({ name, undelivered, handling }: Queue, counts: Counts): QueueState => {
  const inHand = handling.count();
  const deadLetters = counts && (counts.get(name) ?? 0);
  const waiting = Math.max(0, undelivered.count() - inHand);
  return { name, waiting, inHand, oldestAt: undelivered.oldestAt(), consumers: 1, deadLetters };
};

class InProcessTransport implements Transport {
  readonly kind = 'in-process';
  readonly #attempts: number;
  readonly #waits: BackOff;
  readonly #queues = new Map<string, Queue>();
  readonly #listeners: { types: ReadonlySet<string>; deliver: Deliver }[] = [];
  readonly #closing = new AbortController();
  readonly #tracker = createTracker();
  readonly #gate = createGate();
  readonly #turns = createTurns();
  readonly #journal: EventJournal;
  #isOpen = false;
  #counting: Promise<CountsByStore> | null = null;

  constructor({ attempts = 6, backOff: waits = { first: 50, most: 2_000 }, journal = noJournal }: InProcessOptions) {
    this.#journal = journal;
    this.#attempts = attempts;
    this.#waits = waits;
  }

  readonly publish = async (envelopes: readonly Envelope[]): Promise<readonly boolean[]> => {
    await this.#gate.opened;
    if (this.#closing.signal.aborted) return envelopes.map(() => false);
    return this.#tracker.track(Promise.all(envelopes.map((envelope) => this.#publishOne(envelope))));
  };

  readonly subscribe: Transport['subscribe'] = async (name, types, deliver, { deadLetters, prefetch = PREFETCH }) => {
    if (this.#queues.has(name)) throw new Error(`the queue ${name} has a subscriber already`);
    const limit = limiter(prefetch);
    const counts = { undelivered: createInHand(), handling: createInHand() };
    this.#queues.set(name, { name, types: new Set(types), deliver, store: deadLetters, limit, ...counts });
  };

  readonly broadcast: Transport['broadcast'] = async (types, deliver) => {
    this.#listeners.push({ types: new Set(types), deliver });
  };

  readonly open = async (): Promise<void> => {
    this.#isOpen = true;
    this.#gate.open();
  };

  readonly close = async (): Promise<void> => {
    this.#closing.abort();
    this.#gate.open();
    await this.#tracker.settled(FINISH_WITHIN_MS);
    this.#journal.close();
    this.#queues.clear();
  };

  readonly health = async (): Promise<boolean> => this.#isOpen && !this.#closing.signal.aborted;

  readonly queues = async (): Promise<readonly QueueState[]> => {
    const queues = [...this.#queues.values()];
    // Every service of the process reports all queues, at about the same time.
    this.#counting ??= countedIn(new Set(queues.map(({ store }) => store))).finally(() => {
      this.#counting = null;
    });
    const counted = await this.#counting;
    return queues.map((queue) => stateOf(queue, counted.get(queue.store) ?? null));
  };

  readonly deadLetters: DeadLetters = {
    list: async (name) => {
      const stores = new Set([...this.#queues.values()].map(({ store }) => store));
      const lists = await Promise.all([...stores].map((store) => store.list(name)));
      return lists.flat();
    },
    discard: async (name, ids) => {
      const queue = this.#queueOf(name);
      const letters = (await queue.store.list(name)).filter(({ id }) => ids.includes(id));
      await Promise.all(letters.map(({ id }) => queue.store.remove(id)));
      return letters.length;
    },
    replay: async (name, ids) => {
      const queue = this.#queueOf(name);
      const letters = (await queue.store.list(name)).filter(({ id }) => !ids || ids.includes(id));
      const outcomes = await Promise.all(letters.map((letter) => this.#replayOne(queue, letter)));
      return outcomes.filter(Boolean).length;
    },
  };

  #queueOf(name: string): Queue {
    const queue = this.#queues.get(name);
    if (!queue) throw new Error(`there is no queue ${name} here`);
    return queue;
  }

  /** The letter stays until its event is handled. When the event fails again, the letter gets the new reason. */
  async #replayOne(queue: Queue, { id, envelope }: KeptLetter): Promise<boolean> {
    const handled = await this.#deliverTo(queue, envelope);
    if (handled === 'handled') await queue.store.remove(id);
    return handled !== 'closing';
  }

  async #publishOne(envelope: Envelope): Promise<boolean> {
    const key = routingKey(envelope);
    const wanting = [...this.#queues.values()].filter((queue) => queue.types.has(key));
    const broadcasts = this.#listeners.filter(({ types }) => types.has(key)).map(({ deliver }) => deliver(envelope));
    const outcomes = await Promise.all(wanting.map((queue) => this.#deliverTo(queue, envelope).catch(() => 'closing')));
    await Promise.allSettled(broadcasts);
    return !outcomes.includes('closing');
  }

  async #attempt(queue: Queue, envelope: Envelope): Promise<unknown> {
    try {
      await queue.limit(() => queue.handling.hold(new Date(), () => this.#deliverInTurn(queue, envelope)));
      return null;
    } catch (error) {
      return error ?? new Error('failed without a reason');
    }
  }

  /** An event that two ended processes were handling is handled exclusively. */
  #deliverInTurn(queue: Queue, envelope: Envelope): Promise<void> {
    const isAlone = isSuspect(this.#journal.suspicionOf(queue.name, envelope.id));
    return this.#turns[isAlone ? 'alone' : 'beside'](async () => {
      const end = this.#journal.begin(queue.name, envelope.id, isAlone);
      try {
        await retryDuringOutage(() => queue.deliver(envelope), this.#closing.signal);
      } finally {
        end();
      }
    });
  }

  async #bury(queue: Queue, envelope: Envelope, reason: string): Promise<'buried'> {
    await queue.store.put({ queue: queue.name, envelope, reason, at: new Date() });
    this.#journal.forget(queue.name, envelope.id);
    return 'buried';
  }

  #deliverTo(queue: Queue, envelope: Envelope): Promise<'handled' | 'buried' | 'closing'> {
    return queue.undelivered.hold(new Date(), () => this.#tryUntilDone(queue, envelope));
  }

  async #tryUntilDone(queue: Queue, envelope: Envelope): Promise<'handled' | 'buried' | 'closing'> {
    const suspicion = this.#journal.suspicionOf(queue.name, envelope.id);
    if (isPoisonous(suspicion)) return this.#bury(queue, envelope, ENDED_THE_PROCESS);
    for (let tries = 1; !this.#closing.signal.aborted; tries++) {
      const error = await this.#attempt(queue, envelope);
      if (error === null) {
        this.#journal.forget(queue.name, envelope.id);
        return 'handled';
      }
      if (tries >= this.#attempts || error instanceof PoisonError) return this.#bury(queue, envelope, String(error));
      await pause(backOff(tries - 1, this.#waits), this.#closing.signal);
    }
    return 'closing';
  }
}

/**
 * Events between services of one process. `publish` returns true for an event when each queue that wants it has handled
 * it or stored it as a dead letter. So the outbox of the publisher is the queue and survives a crash.
 */
export const createInProcessTransport = (options: InProcessOptions = {}): Transport => new InProcessTransport(options);
