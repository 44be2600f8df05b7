import { type Envelope, routingKey } from '@folkmoot/contracts';
import { limiter } from '../concurrency/limiter';
import { backOff, pause } from '../concurrency/timing';
import { createTracker } from '../concurrency/tracker';
import type { DeadLetter, DeadLetterStore, DeadLetters } from './dead-letters';
import { patiently } from './patience';
import { type Deliver, PoisonError, type Transport } from './transport';

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

class InProcessTransport implements Transport {
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
    this.#queues.set(name, { name, types: new Set(types), deliver, store: deadLetters, limit: limiter(prefetch) });
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

  readonly deadLetters: DeadLetters = {
    list: async (name) => {
      const stores = new Set([...this.#queues.values()].map(({ store }) => store));
      const found = await Promise.all([...stores].map((store) => store.list(name)));
      return found.flat();
    },
    replay: async (name, ids) => {
      const queue = this.#queues.get(name);
      if (!queue) throw new Error(`there is no queue ${name} here`);
      const letters = (await queue.store.list(name)).filter(({ id }) => !ids || ids.includes(id));
      const outcomes = await Promise.all(letters.map((letter) => this.#replayOne(queue, letter)));
      return outcomes.filter(Boolean).length;
    },
  };

  /** The letter stays until its event is handled; one that fails again is kept with its new reason. */
  async #replayOne(queue: Queue, { id, envelope }: DeadLetter): Promise<boolean> {
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
      await queue.limit(() => patiently(() => queue.deliver(envelope), this.#closing.signal));
      return null;
    } catch (error) {
      return error ?? new Error('failed without a reason');
    }
  }

  async #deliverTo(queue: Queue, envelope: Envelope): Promise<'handled' | 'buried' | 'closing'> {
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
