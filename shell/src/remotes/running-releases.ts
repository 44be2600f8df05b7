import type { RemoteEntry } from '@folkmoot/contracts/remote';

const running = new Map<string, RemoteEntry>();

/** The release of a remote whose code has run in this page. It stays so until the page is loaded again. */
export const runningRelease = (name: string): RemoteEntry | undefined => running.get(name);

export const markRunning = (entry: RemoteEntry): void => {
  if (!running.has(entry.name)) running.set(entry.name, entry);
};
