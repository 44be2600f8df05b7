import { INSTANCE_HEADER } from '@folkmoot/service-kit';
import { byKey, byTurn } from './order';
import { addressesOf, isName, type LookUp, lookUpAll } from './resolve-names';

const EVERY_MS = 1_000;
const ANSWER_MS = 1_500;
/** So long without any answer, a replica is lost: its machine or its network is gone, and its connections stay open. */
const SILENT_MS = 5_000;

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
  /** Resolves the names and checks all replicas, then gives their addresses. Empty when there is only one to try. */
  renewed(): Promise<readonly string[]>;
  /** Calls the listener with an address whose process or machine is gone: what waits for it may wait for ever. */
  whenLost(listener: (address: string) => void): void;
  stop(): void;
}

interface Options {
  /** One address, or several with commas between them. A host name may resolve to several replicas. */
  readonly urls: string;
  readonly everyMs?: number;
  readonly silentMs?: number;
  readonly lookUp?: LookUp;
}

interface Readiness {
  readonly isReady: boolean;
  /** Silent when nothing answered. A process that refuses connections may still answer its last requests. */
  readonly sound: 'answer' | 'refusal' | 'silence';
  /** The process that answered. Null when none did, or when it does not say. */
  readonly instance: string | null;
}

const isRefused = (error: { cause?: { code?: unknown } | undefined }): boolean => error.cause?.code === 'ECONNREFUSED';

const readinessOf = (address: string): Promise<Readiness> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return { isReady: response.ok, sound: 'answer' as const, instance: response.headers.get(INSTANCE_HEADER) };
    },
    (error: Error) => ({
      isReady: false,
      sound: isRefused(error as { cause?: { code?: unknown } }) ? 'refusal' : 'silence',
      instance: null,
    }),
  );

const isReady = async (address: string): Promise<boolean> => (await readinessOf(address)).isReady;

/**
 * Sees when the connections to an address lead nowhere: it has been silent for too long, or another process answers at it.
 * Each loss is reported once.
 */
const createLosses = (silentMs: number) => {
  const silentSince = new Map<string, number>();
  const instances = new Map<string, string>();
  const lost = new Set<string>();
  const listeners: ((address: string) => void)[] = [];
  const report = (address: string): void => {
    for (const listener of listeners) listener(address);
  };
  const noteSilence = (address: string): void => {
    const began = silentSince.get(address) ?? performance.now();
    silentSince.set(address, began);
    if (lost.has(address) || performance.now() - began < silentMs) return;
    lost.add(address);
    report(address);
  };
  const noteInstance = (address: string, instance: string): void => {
    const before = instances.get(address);
    instances.set(address, instance);
    if (before !== undefined && before !== instance) report(address);
  };
  const noteAnswer = (address: string): void => {
    silentSince.delete(address);
    lost.delete(address);
  };
  return {
    listeners,
    isLost: (address: string): boolean => lost.has(address),
    forget: (address: string): void => {
      noteAnswer(address);
      instances.delete(address);
    },
    note: (address: string, { sound, instance }: Readiness): void => {
      if (sound === 'silence') {
        noteSilence(address);
        return;
      }
      noteAnswer(address);
      if (instance !== null) noteInstance(address, instance);
    },
  };
};

/**
 * Keeps the list of replicas of a service and their readiness. With more than one replica, names are resolved and
 * replicas are checked each second. The only replica of a service gets every request, ready or not.
 */
export const createReplicas = (options: Options): Replicas => {
  const { urls, everyMs = EVERY_MS, silentMs = SILENT_MS, lookUp = lookUpAll } = options;
  const configured = urls.split(',');
  const addressesOfUrl = new Map(configured.map((url) => [url, [url]]));
  const out = new Set<string>();
  const losses = createLosses(silentMs);
  /** Addresses that no name has any more. They may still answer earlier requests, so they are asked until they are lost. */
  const departed = new Set<string>();
  let all: readonly string[] = configured;
  let turn = 0;

  const resolve = async (url: string): Promise<void> => {
    // When the name lookup fails, the last known addresses stay in use.
    const addresses = await addressesOf(url, lookUp).catch(() => null);
    if (addresses && addresses.length > 0) addressesOfUrl.set(url, addresses);
  };
  const ask = async (address: string): Promise<void> => {
    const readiness = await readinessOf(address);
    losses.note(address, readiness);
    if (readiness.isReady) out.delete(address);
    else out.add(address);
  };
  const askDeparted = async (address: string): Promise<void> => {
    const readiness = await readinessOf(address);
    losses.note(address, readiness);
    if (!losses.isLost(address) && readiness.sound !== 'refusal') return;
    departed.delete(address);
    losses.forget(address);
  };
  /** Takes over the addresses that the names have now. */
  const take = (addresses: readonly string[]): void => {
    const gone = all.filter((address) => !addresses.includes(address));
    for (const address of gone) out.delete(address);
    // Before the first lookup, a name is in place of its addresses.
    for (const address of gone.filter((each) => !isName(each))) departed.add(address);
    for (const address of addresses) departed.delete(address);
    all = addresses;
  };
  const look = async (): Promise<void> => {
    await Promise.all(configured.filter(isName).map(resolve));
    take([...new Set(configured.flatMap((url) => addressesOfUrl.get(url) ?? []))]);
    const asked = all.length > 1 ? all : [];
    if (asked.length === 0) out.clear();
    await Promise.all([...asked.map(ask), ...[...departed].map(askDeparted)]);
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
  const inOrder = (key?: string): readonly string[] => {
    if (all.length === 1) return all;
    turn += 1;
    const there = ready();
    const first = key === undefined ? byTurn(there, turn) : byKey(there, key);
    return [...first, ...all.filter((address) => !there.includes(address))];
  };
  return {
    ready,
    inOrder,
    gone: (address) => {
      if (all.length > 1) out.add(address);
    },
    anyAnswers: async () => (await Promise.all(all.map(isReady))).includes(true),
    look: lookOnce,
    renewed: async () => {
      if (!isWatched) return [];
      // A look that runs already may have asked for the names before they changed.
      await looking;
      await lookOnce();
      return inOrder();
    },
    whenLost: (listener) => losses.listeners.push(listener),
    stop: () => clearInterval(timer),
  };
};
