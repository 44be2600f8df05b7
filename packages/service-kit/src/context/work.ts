import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a unit of work began. Somebody waits for a request; events and jobs are work in the background. */
export interface Work {
  readonly kind: 'request' | 'event' | 'job';
  readonly name: string;
  /** The request of a service or a system administrator that is not bound to a council, and so reads over all councils. */
  readonly isSystemWide?: boolean;
}

/** Null until somebody watches: with a storage in use, every promise of the process costs more. */
let storage: AsyncLocalStorage<Work> | null = null;

/** From now on work is followed through what it awaits. Returns the function that reads which work is running now. */
export const watchWork = (): (() => Work | null) => {
  const watched = storage ?? new AsyncLocalStorage<Work>();
  storage = watched;
  return () => watched.getStore() ?? null;
};

/** Runs `run` as this work, for those who watch. */
export const asWork = <T>(work: Work, run: () => T): T => (storage === null ? run() : storage.run(work, run));
