import { byKey, byTurn } from './order';
import { addressesOf, isName, type LookUp, lookUpAll } from './resolve-names';

const EVERY_MS = 1_000;
const ANSWER_MS = 1_500;

/** The replicas of one service. */
export interface Replicas {
  /** Addresses to try, the best one first. Replicas that are not ready or not reachable come last. */
  inOrder(key?: string): readonly string[];
  /** Replicas that accept requests. All of them when none is ready. */
  ready(): readonly string[];
  /** Marks an address that refused a connection. It gets no requests until it answers again. */
  gone(address: string): void;
  /** Checks now whether any replica can serve. */
  anyAnswers(): Promise<boolean>;
  /** Checks all replicas now. This also runs on a timer when there is more than one. */
  look(): Promise<void>;
  stop(): void;
}

interface Options {
  /** One address, or several with commas between them. A host name may resolve to several replicas. */
  readonly urls: string;
  readonly everyMs?: number;
  readonly lookUp?: LookUp;
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/**
 * Keeps the list of replicas of a service and their readiness. With more than one replica, names are resolved and
 * replicas are checked each second. The only replica of a service gets every request, ready or not.
 */
export const createReplicas = ({ urls, everyMs = EVERY_MS, lookUp = lookUpAll }: Options): Replicas => {
  const configured = urls.split(',');
  const addressesOfUrl = new Map(configured.map((url) => [url, [url]]));
  const out = new Set<string>();
  let all: readonly string[] = configured;
  let turn = 0;

  const resolve = async (url: string): Promise<void> => {
    // When the name lookup fails, the last known addresses stay in use.
    const addresses = await addressesOf(url, lookUp).catch(() => null);
    if (addresses && addresses.length > 0) addressesOfUrl.set(url, addresses);
  };
  const ask = async (address: string): Promise<void> => {
    if (await isReady(address)) out.delete(address);
    else out.add(address);
  };
  const look = async (): Promise<void> => {
    await Promise.all(configured.filter(isName).map(resolve));
    all = [...new Set(configured.flatMap((url) => addressesOfUrl.get(url) ?? []))];
    for (const address of out) if (!all.includes(address)) out.delete(address);
    if (all.length > 1) await Promise.all(all.map(ask));
    else out.clear();
  };
  let looking: Promise<void> | null = null;
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  const isWatched = configured.length > 1 || configured.some(isName);
  const timer = isWatched ? setInterval(() => void lookOnce(), everyMs).unref() : undefined;
  const ready = (): readonly string[] => {
    const there = out.size > 0 ? all.filter((address) => !out.has(address)) : all;
    return there.length > 0 ? there : all;
  };
  return {
    ready,
    inOrder: (key) => {
      if (all.length === 1) return all;
      turn += 1;
      const there = ready();
      const first = key === undefined ? byTurn(there, turn) : byKey(there, key);
      return [...first, ...all.filter((address) => !there.includes(address))];
    },
    gone: (address) => {
      if (all.length > 1) out.add(address);
    },
    anyAnswers: async () => (await Promise.all(all.map(isReady))).includes(true),
    look: lookOnce,
    stop: () => clearInterval(timer),
  };
};
