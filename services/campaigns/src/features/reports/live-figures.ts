/** What a live report shows of a campaign. */
export interface LiveFigures {
  readonly revision: number;
  readonly responses: number;
}

type Listener = (figures: LiveFigures) => void;
type Read = () => Promise<LiveFigures>;

interface Watcher {
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
  last: LiveFigures | null;
}

export interface LiveOptions {
  /** How often the revision is looked at. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Looks at figures again and again while anybody listens, however many they are. */
export const createLiveFigures = ({ everyMs, onError }: LiveOptions) => {
  const watchers = new Map<string, Watcher>();

  const look = async (watcher: Watcher, read: Read) => {
    const figures = await read();
    if (figures.revision === watcher.last?.revision) return;
    watcher.last = figures;
    for (const listener of watcher.listeners) listener(figures);
  };

  const watch = (read: Read): Watcher => {
    let isLooking = false;
    const timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      look(watcher, read)
        .catch(onError)
        .finally(() => {
          isLooking = false;
        });
    }, everyMs);
    const watcher: Watcher = { listeners: new Set(), last: null, stop: () => clearInterval(timer) };
    return watcher;
  };

  const leave = (key: string, listener: Listener) => {
    const watcher = watchers.get(key);
    watcher?.listeners.delete(listener);
    if (!watcher || watcher.listeners.size > 0) return;
    watcher.stop();
    watchers.delete(key);
  };

  return {
    /** Tells `listener` the figures now and whenever they change, until `signal` aborts. `key` names council and campaign. */
    follow: async (key: string, read: Read, listener: Listener, signal: AbortSignal): Promise<void> => {
      if (signal.aborted) return;
      const watcher = watchers.get(key) ?? watch(read);
      watchers.set(key, watcher);
      const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      try {
        const now = await read();
        watcher.last ??= now;
        listener(now);
        watcher.listeners.add(listener);
        await ended;
      } finally {
        leave(key, listener);
      }
    },
    /** How many campaigns are looked at. */
    watched: (): number => watchers.size,
  };
};

export type LiveFigureSource = ReturnType<typeof createLiveFigures>;
