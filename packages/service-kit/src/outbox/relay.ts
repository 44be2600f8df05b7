import type { Envelope } from '@folkmoot/contracts';
import { createPace, type Pace } from '../concurrency/pace';
import { backOff } from '../concurrency/retry';
import { pause } from '../concurrency/timing';
import type { Transport } from '../messaging/transport';
import type { Logger } from '../observability/logger';
import type { EventTrust } from '../trust/event-trust';
import type { Signal } from './signal';
import type { OutboxSource } from './source';

const BACK_OFF = { first: 100, most: 5_000 };
const WINDOW_SIZE = 200;
const WINDOWS = 4;
const SWEEP_MS = 1_000;
const MAX_UNMARKED = 1_000;

export interface RelayOptions<D> {
  name: string;
  source: OutboxSource<D>;
  transport: Pick<Transport, 'publish'>;
  /** Signs entries from before events were signed. */
  signOld?: EventTrust['signOld'] | undefined;
  logger: Logger;
  /** Raised after a commit; without it only the sweep finds entries. */
  signal?: Signal;
  /** Entries per batch. */
  windowSize?: number;
  /** Parallel batches, so that one slow event does not delay the rest. */
  windows?: number;
  /** Milliseconds between two sweeps after one that had entries. */
  sweepMs?: number;
  /** The time between two sweeps grows to this while the outbox is empty. */
  longestSweepMs?: number;
  /** Milliseconds to collect entries after a batch that was not full: fewer and fuller batches cost less. */
  gatherMs?: number;
  onPublished?: (count: number) => void;
}

export interface Relay {
  start(): void;
  /** When it last published an event, or found the outbox empty; null before. */
  movedAt(): Date | null;
  /** Resolves with true when nothing is due or being published, with false after `withinMs`. */
  drain(withinMs?: number): Promise<boolean>;
  stop(): Promise<void>;
}

interface Claimed<D> {
  readonly entries: readonly D[];
  /** Whether they come from the memory of this process. */
  readonly isWritten: boolean;
}

class OutboxRelay<D> implements Relay {
  readonly #options: RelayOptions<D>;
  readonly #stopping = new AbortController();
  readonly #onTheWay = new Set<Promise<void>>();
  readonly #idle = new Set<() => void>();
  readonly #pace: Pace;
  #wake: () => void = () => undefined;
  #unlisten: () => void = () => undefined;
  #nudged = false;
  /** Ids of published entries that this process has written, and when they are marked at the latest. */
  #unmarked: string[] = [];
  #markAt = Number.POSITIVE_INFINITY;
  #failures = 0;
  #isBehind = true;
  #movedAt: Date | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #loop: Promise<void> = Promise.resolve();

  constructor(options: RelayOptions<D>) {
    this.#options = options;
    const { sweepMs = SWEEP_MS, longestSweepMs = sweepMs } = options;
    this.#pace = createPace(sweepMs, longestSweepMs);
  }

  start(): void {
    this.#options.source.written?.open();
    this.#unlisten = this.#options.signal?.listen(() => this.#nudge()) ?? this.#unlisten;
    this.#loop = this.#run();
  }

  movedAt(): Date | null {
    return this.#movedAt;
  }

  drain(withinMs = 10_000): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (drained: boolean) => {
        this.#idle.delete(resolveIdle);
        clearTimeout(timer);
        resolve(drained);
      };
      const resolveIdle = () => done(true);
      const timer = setTimeout(() => done(false), withinMs);
      this.#idle.add(resolveIdle);
      this.#nudge();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unlisten();
    this.#nudge();
    await this.#loop;
  }

  #nudge(): void {
    this.#nudged = true;
    this.#wake();
  }

  #failed(error: unknown, message: string): void {
    this.#failures += 1;
    // The lease of an entry that was not handed over ends soon.
    this.#pace.reset();
    this.#options.logger.warn({ err: error, relay: this.#options.name, failures: this.#failures }, message);
  }

  /** Most of them are confirmed by their receiver before they are marked, so that there is nothing to write. */
  #markLater(ids: readonly string[]): void {
    if (this.#unmarked.length === 0)
      this.#markAt = performance.now() + (this.#options.source.written?.markWithinMs ?? 0);
    this.#unmarked.push(...ids);
  }

  #isTimeToMark(): boolean {
    if (this.#unmarked.length === 0) return false;
    const isWaitedFor = this.#idle.size > 0;
    return isWaitedFor || this.#unmarked.length >= MAX_UNMARKED || performance.now() >= this.#markAt;
  }

  /** Entries that are not marked, because this fails or the process ends, are published again after their lease. */
  async #mark(): Promise<void> {
    const ids = this.#unmarked;
    this.#unmarked = [];
    this.#markAt = Number.POSITIVE_INFINITY;
    if (ids.length > 0) await this.#options.source.markSent(ids);
  }

  async #settle({ entries, isWritten }: Claimed<D>): Promise<void> {
    const { source, transport, signOld = (event: Envelope) => event, onPublished } = this.#options;
    const outcomes = await transport.publish(entries.map((entry) => signOld(source.toEnvelope(entry))));
    const sent = entries.filter((_, index) => outcomes[index]).map(source.idOf);
    const kept = entries.filter((_, index) => !outcomes[index]).map(source.idOf);
    if (sent.length > 0) {
      if (isWritten) this.#markLater(sent);
      else await source.markSent(sent);
      this.#movedAt = new Date();
    }
    onPublished?.(sent.length);
    if (kept.length === 0) {
      this.#failures = 0;
      return;
    }
    await source.release(kept);
    this.#failed(null, `${kept.length} events could not be handed over yet`);
  }

  #dispatch(claimed: Claimed<D>): void {
    this.#pace.reset();
    this.#track(this.#settle(claimed));
  }

  #track(working: Promise<void>): void {
    const work: Promise<void> = working
      .catch((error: unknown) => this.#failed(error, 'events could not be handed over yet'))
      .finally(() => {
        this.#onTheWay.delete(work);
        this.#nudge();
      });
    this.#onTheWay.add(work);
  }

  /** Entries in memory, but none when it is time to look for those of other processes. */
  #takeWritten(windowSize: number): readonly D[] {
    const { source, sweepMs = SWEEP_MS } = this.#options;
    if (!source.written || performance.now() - this.#lookedAt >= sweepMs) return [];
    const entries = source.written.take(windowSize);
    if (entries.length > 0) this.#isBehind = entries.length >= windowSize;
    return entries;
  }

  /** Entries that are left in memory are due at once for another process. */
  async #releaseWritten(): Promise<void> {
    const { source } = this.#options;
    const left = source.written?.close() ?? [];
    if (left.length === 0) return;
    await source
      .release(left.map(source.idOf))
      .catch((error: unknown) => this.#failed(error, 'events were not released'));
  }

  /** Null when the outbox could not be read. */
  async #claim(): Promise<Claimed<D> | null> {
    const { source, windowSize = WINDOW_SIZE, gatherMs = 0 } = this.#options;
    if (gatherMs > 0 && !this.#isBehind) await pause(gatherMs, this.#stopping.signal);
    this.#nudged = false;
    const written = this.#takeWritten(windowSize);
    if (written.length > 0) return { entries: written, isWritten: true };
    try {
      const entries = await source.claim(windowSize);
      this.#isBehind = entries.length >= windowSize;
      // More due entries are claimed without a pause.
      if (!this.#isBehind) this.#lookedAt = performance.now();
      if (entries.length > 0) return { entries, isWritten: false };
      return { entries: this.#takeWritten(windowSize), isWritten: true };
    } catch (error) {
      this.#failed(error, 'the outbox could not be read');
      return null;
    }
  }

  /** During a long rest the lease of a process that was killed can end. The first rests are short anyway. */
  async #restMs(): Promise<number> {
    const { source, sweepMs = SWEEP_MS } = this.#options;
    const restMs = Math.min(this.#pace.next(), Math.max(0, this.#markAt - performance.now()));
    if (restMs <= sweepMs) return restMs;
    // The next claim reports an outage.
    const dueAt = await source.nextDueAt().catch(() => null);
    return dueAt ? Math.min(restMs, Math.max(sweepMs, dueAt.getTime() - Date.now())) : restMs;
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#nudged) return resolve();
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #nothingLeft(): void {
    this.#failures = 0;
    this.#movedAt = new Date();
    for (const resolveIdle of this.#idle) resolveIdle();
  }

  async #step(): Promise<void> {
    if (this.#failures > 0) await pause(backOff(this.#failures - 1, BACK_OFF), this.#stopping.signal);
    if (this.#onTheWay.size >= (this.#options.windows ?? WINDOWS)) return void (await Promise.race(this.#onTheWay));
    if (this.#isTimeToMark()) return this.#track(this.#mark());
    const claimed = await this.#claim();
    if (!claimed) return;
    if (claimed.entries.length > 0) return this.#dispatch(claimed);
    if (this.#isTimeToMark()) return;
    if (this.#onTheWay.size === 0 && !this.#nudged) this.#nothingLeft();
    await this.#rest(await this.#restMs());
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) await this.#step();
    await Promise.all([...this.#onTheWay, this.#releaseWritten()]);
    await this.#mark().catch((error: unknown) => this.#failed(error, 'events were not marked as sent'));
  }
}

/** Publishes the events of an outbox: at least once, with retries until it succeeds. */
export const createRelay = <D>(options: RelayOptions<D>): Relay => new OutboxRelay(options);
