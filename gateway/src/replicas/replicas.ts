import { byKey, byTurn } from './order';
import { addressesOf, isName, type LookUp, lookUpAll } from './resolve-names';

const EVERY_MS = 1_000;
const ANSWER_MS = 1_500;

/** The replicas of one service. */
export interface Replicas {
  /** Where to send a request, the best address first; what says that it leaves, or is gone, comes last. */
  inOrder(key?: string): readonly string[];
  /** Those that take requests; all of them where none seems to. */
  ready(): readonly string[];
  /** Somebody met a closed door there: it is left alone until it answers again. */
  gone(address: string): void;
  /** Whether any of them can serve, asked now. */
  anyAnswers(): Promise<boolean>;
  /** Looks at once; it is done by itself while there is anything to choose. */
  look(): Promise<void>;
  stop(): void;
}

interface Options {
  /** One address, or several with commas between; a name may stand for several. */
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
 * Knows which replicas of a service are there. Names are looked up and replicas asked each second, where there is more
 * than one; the only one of a service gets every request, whatever it says.
 */
export const createReplicas = ({ urls, everyMs = EVERY_MS, lookUp = lookUpAll }: Options): Replicas => {
  const given = urls.split(',');
  const found = new Map(given.map((url) => [url, [url]]));
  const out = new Set<string>();
  let all: readonly string[] = given;
  let turn = 0;

  const resolve = async (url: string): Promise<void> => {
    // While a name cannot be looked up its replicas are where they were.
    const addresses = await addressesOf(url, lookUp).catch(() => null);
    if (addresses && addresses.length > 0) found.set(url, addresses);
  };
  const ask = async (address: string): Promise<void> => {
    if (await isReady(address)) out.delete(address);
    else out.add(address);
  };
  const look = async (): Promise<void> => {
    await Promise.all(given.filter(isName).map(resolve));
    all = [...new Set(given.flatMap((url) => found.get(url) ?? []))];
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

  const isWatched = given.length > 1 || given.some(isName);
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
