import { createPoller, type Poller } from '@folkmoot/service-kit';

/** Figures of a campaign in a live report. */
export interface LiveFigures {
  readonly revision: number;
  readonly responses: number;
}

type Listener = (figures: LiveFigures) => void;
type Read = () => Promise<LiveFigures>;

interface Watcher {
  readonly listeners: Set<Listener>;
  readonly poller: Poller;
  last: LiveFigures | null;
}

export interface LiveOptions {
  /** Poll interval for the revision. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Polls figures while there are followers, with one poll per campaign for any number of followers. */
export const createLiveFigures = ({ everyMs, onError }: LiveOptions) => {
  const watchers = new Map<string, Watcher>();

  const look = async (watcher: Watcher, read: Read) => {
    const figures = await read();
    if (figures.revision === watcher.last?.revision) return;
    watcher.last = figures;
    for (const listener of watcher.listeners) listener(figures);
  };

  const watch = (read: Read): Watcher => {
    const poller = createPoller(() => look(watcher, read), { intervalMs: everyMs, onError });
    const watcher: Watcher = { listeners: new Set(), last: null, poller };
    void poller.start();
    return watcher;
  };

  const leave = (key: string, listener: Listener) => {
    const watcher = watchers.get(key);
    watcher?.listeners.delete(listener);
    if (!watcher || watcher.listeners.size > 0) return;
    void watcher.poller.stop();
    watchers.delete(key);
  };

  return {
    /** Calls `listener` now and after each change, until `signal` aborts. `key` identifies council and campaign. */
    follow: async (key: string, read: Read, listener: Listener, signal: AbortSignal): Promise<void> => {
      if (signal.aborted) return;
      const watcher = watchers.get(key) ?? watch(read);
      watchers.set(key, watcher);
      const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      let hasHeard = false;
      const hear: Listener = (figures) => {
        hasHeard = true;
        listener(figures);
      };
      // Listens from before its own first read: otherwise the watcher would stop when the others leave meanwhile.
      watcher.listeners.add(hear);
      try {
        const now = await read();
        watcher.last ??= now;
        // Figures of a poll meanwhile are newer.
        if (!hasHeard) listener(watcher.last);
        await ended;
      } finally {
        leave(key, hear);
      }
    },
    /** Number of polled campaigns. */
    watched: (): number => watchers.size,
  };
};

export type LiveFigureSource = ReturnType<typeof createLiveFigures>;
