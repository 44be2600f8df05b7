import type { Progress } from '../start/progress.mjs';

/** Stop order: the product before the parts that it uses. */
const order = ['builds', 'backups', 'app', 'mail', 'broker', 'database'] as const;
type Layer = (typeof order)[number];

interface Stoppable {
  stop(): Promise<void>;
  restart?(): Promise<void>;
}

export interface Shutdown {
  add(layer: Layer, ...parts: Stoppable[]): void;
  /** Restarts every part of a layer, for example after a rebuild. */
  restart(layer: Layer): Promise<void>;
  stopAll(): Promise<void>;
}

const LIMIT_MS = 9500;
const PARENT_CHECK_MS = 1000;

/** npm may be killed without a signal to us. When npm started us, we end with it. */
const whenNpmIsGone = (act: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), PARENT_CHECK_MS).unref();
};

/** Stops everything in order on Ctrl-C, SIGTERM, a closed terminal or a vanished npm. Takes at most ten seconds. */
export const createShutdown = (progress: Progress): Shutdown => {
  const layers = new Map<Layer, Stoppable[]>(order.map((layer) => [layer, []]));
  let stopping: Promise<void> | undefined;
  const stopInOrder = async (): Promise<void> => {
    for (const layer of order) await Promise.allSettled((layers.get(layer) ?? []).map((part) => part.stop()));
  };
  const stopAll = (): Promise<void> => {
    stopping ??= stopInOrder();
    return stopping;
  };
  const leave = async (): Promise<void> => {
    if (stopping) return;
    progress.line('\n  Folkmoot is stopping …');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    await stopAll();
    progress.line('  Stopped. The data is kept.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  whenNpmIsGone(leave);
  return {
    add: (layer, ...parts) => {
      layers.get(layer)?.push(...parts);
      // Added after the stop began: it must be stopped too.
      if (stopping) for (const part of parts) void part.stop();
    },
    restart: async (layer) => {
      await Promise.all((layers.get(layer) ?? []).map((part) => part.restart?.()));
    },
    stopAll,
  };
};
