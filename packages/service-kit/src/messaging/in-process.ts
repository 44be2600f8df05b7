import { type Envelope, routingKey } from '@folkmoot/contracts';
import { limiter } from '../concurrency/limiter';
import { backOff, pause } from '../concurrency/timing';
import { createTracker } from '../concurrency/tracker';
import type { DeadLetterStore, DeadLetters, KeptLetter } from './dead-letters';
import { createInHand, type InHand } from './in-hand';
import { patiently } from './patience';
import { type Deliver, PoisonError, type QueueState, type Transport } from './transport';

export interface InProcessOptions {
  /** Deliveries of one event to one queue before it becomes a dead letter. */
  attempts?: number;
  backOff?: { first: number; most: number };
}

interface Queue {
  readonly name: string;
  readonly types: ReadonlySet<string>;
  readonly deliver: Deliver;
  readonly store: DeadLetterStore;
  readonly limit: ReturnType<typeof limiter>;
  /** What has come and is not finished, whether a handler has it or it waits for one. */
  readonly held: InHand;
  readonly handling: InHand;
}

const PREFETCH = 16;
const FINISH_WITHIN_MS = 8_000;

const createGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

const stateOf = async ({ name, held, handling, store }: Queue): Promise<QueueState> => {
  const inHand = handling.count();
  const deadLetters = await store.count(name).catch(() => null);
  const waiting = Math.max(0, held.count() - inHand);
  return { name, waiting, inHand, oldestAt: held.oldestAt(), consumers: 1, deadLetters };
};

class InProcessTransport implements Transport {
  readonly kind = 'in-process';
  readonly #attempts: number;
  readonly #waits: { first: number; most: number };
  readonly #queues = new Map<string, Queue>();
  readonly #listeners: { types: ReadonlySet<string>; deliver: Deliver }[] = [];
  readonly #closing = new AbortController();
  readonly #tracker = createTracker();
  readonly #gate = createGate();
  #isOpen = false;

  constructor({ attempts = 6, backOff: waits = { first: 50, most: 2_000 } }: InProcessOptions) {
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
    const counts = { held: createInHand(), handling: createInHand() };
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
    this.#queues.clear();
  };

  readonly health = async (): Promise<boolean> => this.#isOpen && !this.#closing.signal.aborted;

  readonly queues = async (): Promise<readonly QueueState[]> =>
    Promise.all([...this.#queues.values()].map((queue) => stateOf(queue)));

  readonly deadLetters: DeadLetters = {
    list: async (name) => {
      const stores = new Set([...this.#queues.values()].map(({ store }) => store));
      const found = await Promise.all([...stores].map((store) => store.list(name)));
      return found.flat();
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

  /** The letter stays until its event is handled; one that fails again is kept with its new reason. */
  async #replayOne(queue: Queue, { id, envelope }: KeptLetter): Promise<boolean> {
    const handled = await this.#deliverTo(queue, envelope);
    if (handled === 'handled') await queue.store.remove(id);
    return handled !== 'closing';
  }

  async #publishOne(envelope: Envelope): Promise<boolean> {
    const key = routingKey(envelope);
    const wanting = [...this.#queues.values()].filter((queue) => queue.types.has(key));
    const telling = this.#listeners.filter(({ types }) => types.has(key)).map(({ deliver }) => deliver(envelope));
    const outcomes = await Promise.all(wanting.map((queue) => this.#deliverTo(queue, envelope).catch(() => 'closing')));
    await Promise.allSettled(telling);
    return !outcomes.includes('closing');
  }

  async #attempt(queue: Queue, envelope: Envelope): Promise<unknown> {
    try {
      const deliver = () => patiently(() => queue.deliver(envelope), this.#closing.signal);
      await queue.limit(() => queue.handling.hold(new Date(), deliver));
      return null;
    } catch (error) {
      return error ?? new Error('failed without a reason');
    }
  }

  #deliverTo(queue: Queue, envelope: Envelope): Promise<'handled' | 'buried' | 'closing'> {
    return queue.held.hold(new Date(), () => this.#tryUntilDone(queue, envelope));
  }

  async #tryUntilDone(queue: Queue, envelope: Envelope): Promise<'handled' | 'buried' | 'closing'> {
    for (let tries = 1; !this.#closing.signal.aborted; tries++) {
      const error = await this.#attempt(queue, envelope);
      if (error === null) return 'handled';
      if (tries >= this.#attempts || error instanceof PoisonError) {
        await queue.store.put({ queue: queue.name, envelope, reason: String(error), at: new Date() });
        return 'buried';
      }
      await pause(backOff(tries - 1, this.#waits), this.#closing.signal);
    }
    return 'closing';
  }
}

/**
 * Events between services of one process. `publish` says true for an envelope when each queue that wants it has
 * handled it or kept it as a dead letter, so that the outbox of the publisher is the queue and survives a crash.
 */
export const createInProcessTransport = (options: InProcessOptions = {}): Transport => new InProcessTransport(options);
