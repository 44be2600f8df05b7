import { backOff, pause } from '../concurrency/timing';
import type { Transport } from '../messaging/transport';
import type { Logger } from '../observability/logger';
import type { Signal } from './signal';
import type { OutboxSource } from './source';

const BACK_OFF = { first: 100, most: 5_000 };

export interface RelayOptions<D> {
  name: string;
  source: OutboxSource<D>;
  transport: Pick<Transport, 'publish'>;
  logger: Logger;
  /** Raised after a commit; without it only the sweep finds entries. */
  signal?: Signal;
  /** Entries per window. */
  windowSize?: number;
  /** Windows on their way at the same time, so that one slow event does not hold up the rest. */
  windows?: number;
  sweepMs?: number;
  onPublished?: (count: number) => void;
}

export interface Relay {
  start(): void;
  /** Resolves when nothing is due and nothing on its way, or false after `withinMs`. */
  drain(withinMs?: number): Promise<boolean>;
  stop(): Promise<void>;
}

/** Moves what is in an outbox to the transport: at least once, for as long as it takes, whatever is away meanwhile. */
export const createRelay = <D>(options: RelayOptions<D>): Relay => {
  const { source, transport, logger, signal, windowSize = 200, windows = 4, sweepMs = 1_000 } = options;
  const stopping = new AbortController();
  const onTheWay = new Set<Promise<void>>();
  const idle = new Set<() => void>();
  let wake: () => void = () => undefined;
  let nudged = false;
  let failures = 0;
  let loop: Promise<void> = Promise.resolve();
  let unlisten: () => void = () => undefined;

  const nudge = () => {
    nudged = true;
    wake();
  };

  const failed = (error: unknown, what: string) => {
    failures += 1;
    logger.warn({ err: error, relay: options.name, failures }, what);
  };

  const settle = async (entries: readonly D[]): Promise<void> => {
    const outcomes = await transport.publish(entries.map(source.toEnvelope));
    const sent = entries.filter((_, index) => outcomes[index]).map(source.idOf);
    const kept = entries.filter((_, index) => !outcomes[index]).map(source.idOf);
    if (sent.length > 0) await source.markSent(sent);
    options.onPublished?.(sent.length);
    if (kept.length === 0) {
      failures = 0;
      return;
    }
    await source.release(kept);
    failed(null, `${kept.length} events could not be handed over yet`);
  };

  const dispatch = (entries: readonly D[]) => {
    const work: Promise<void> = settle(entries)
      .catch((error: unknown) => failed(error, 'events could not be handed over yet'))
      .finally(() => {
        onTheWay.delete(work);
        nudge();
      });
    onTheWay.add(work);
  };

  const claim = async (): Promise<readonly D[]> => {
    nudged = false;
    try {
      return await source.claim(windowSize);
    } catch (error) {
      failed(error, 'the outbox could not be read');
      return [];
    }
  };

  const rest = () =>
    new Promise<void>((resolve) => {
      if (nudged) return resolve();
      const timer = setTimeout(resolve, sweepMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const nothingLeft = () => {
    failures = 0;
    for (const tell of idle) tell();
  };

  const step = async () => {
    if (failures > 0) await pause(backOff(failures - 1, BACK_OFF), stopping.signal);
    if (onTheWay.size >= windows) return void (await Promise.race(onTheWay));
    const entries = await claim();
    if (entries.length > 0) return dispatch(entries);
    if (onTheWay.size === 0 && !nudged) nothingLeft();
    await rest();
  };

  const run = async () => {
    while (!stopping.signal.aborted) await step();
    await Promise.all(onTheWay);
  };

  return {
    start: () => {
      unlisten = signal?.listen(nudge) ?? unlisten;
      loop = run();
    },
    drain: (withinMs = 10_000) =>
      new Promise((resolve) => {
        const done = (drained: boolean) => {
          idle.delete(tell);
          clearTimeout(timer);
          resolve(drained);
        };
        const tell = () => done(true);
        const timer = setTimeout(() => done(false), withinMs);
        idle.add(tell);
        nudge();
      }),
    stop: async () => {
      stopping.abort();
      unlisten();
      nudge();
      await loop;
    },
  };
};
