import { type Envelope, routingKey } from '@folkmoot/contracts';
import { limiter } from '../concurrency/limiter';
import { backOff, pause } from '../concurrency/timing';
import type { DeadLetterStore } from './dead-letters';
import { patiently } from './patience';
import { type Deliver, PoisonError, type SubscribeOptions, type Transport } from './transport';

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

/**
 * Events between services of one process. `publish` says true for an envelope when each queue that wants it has
 * handled it or kept it as a dead letter, so that the outbox of the publisher is the queue and survives a crash.
 */
export const createInProcessTransport = (options: InProcessOptions = {}): Transport => {
  const { attempts = 6, backOff: waits = { first: 50, most: 2_000 } } = options;
  const queues = new Map<string, Queue>();
  const listeners: { types: ReadonlySet<string>; deliver: Deliver }[] = [];
  const closing = new AbortController();
  const inHand = new Set<Promise<unknown>>();
  let open: () => void = () => undefined;
  let isOpen = false;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  const attempt = async (queue: Queue, envelope: Envelope): Promise<unknown> => {
    try {
      await queue.limit(() => patiently(() => queue.deliver(envelope), closing.signal));
      return null;
    } catch (error) {
      return error;
    }
  };

  const deliverTo = async (queue: Queue, envelope: Envelope): Promise<boolean> => {
    for (let tries = 1; !closing.signal.aborted; tries++) {
      const error = await attempt(queue, envelope);
      if (error === null) return true;
      if (tries >= attempts || error instanceof PoisonError) {
        await queue.store.put({ queue: queue.name, envelope, reason: String(error), at: new Date() });
        return true;
      }
      await pause(backOff(tries - 1, waits), closing.signal);
    }
    return false;
  };

  const publishOne = async (envelope: Envelope): Promise<boolean> => {
    const key = routingKey(envelope);
    const wanting = [...queues.values()].filter((queue) => queue.types.has(key));
    const tellAll = listeners.filter(({ types }) => types.has(key)).map(({ deliver }) => deliver(envelope));
    const handled = await Promise.all(wanting.map((queue) => deliverTo(queue, envelope).catch(() => false)));
    await Promise.allSettled(tellAll);
    return handled.every(Boolean);
  };

  const publish = async (envelopes: readonly Envelope[]): Promise<boolean[]> => {
    await opened;
    if (closing.signal.aborted) return envelopes.map(() => false);
    const work = Promise.all(envelopes.map(publishOne));
    inHand.add(work);
    return work.finally(() => inHand.delete(work));
  };

  const subscribe = async (name: string, types: readonly string[], deliver: Deliver, given: SubscribeOptions) => {
    if (queues.has(name)) throw new Error(`the queue ${name} has a subscriber already`);
    const limit = limiter(given.prefetch ?? PREFETCH);
    queues.set(name, { name, types: new Set(types), deliver, store: given.deadLetters, limit });
  };

  const replay = async (name: string, ids?: readonly string[]): Promise<number> => {
    const queue = queues.get(name);
    if (!queue) throw new Error(`there is no queue ${name} here`);
    const letters = (await queue.store.list(name)).filter(({ id }) => !ids || ids.includes(id));
    for (const letter of letters) {
      await queue.store.remove(letter.id);
      await deliverTo(queue, letter.envelope);
    }
    return letters.length;
  };

  return {
    publish,
    subscribe,
    broadcast: async (types, deliver) => void listeners.push({ types: new Set(types), deliver }),
    open: async () => {
      isOpen = true;
      open();
    },
    close: async () => {
      closing.abort();
      open();
      await Promise.allSettled(inHand);
      queues.clear();
    },
    health: async () => isOpen && !closing.signal.aborted,
    deadLetters: {
      list: async (name) => {
        const stores = new Set([...queues.values()].map(({ store }) => store));
        const found = await Promise.all([...stores].map((store) => store.list(name)));
        return found.flat();
      },
      replay,
    },
  };
};
