import type { DescribedEntry } from '@folkmoot/contracts/remote';

const running = new Map<string, DescribedEntry>();

/** The release of a remote whose code has run in this page. It cannot change until the page is reloaded. */
export const runningRelease = (name: string): DescribedEntry | undefined => running.get(name);

export const markRunning = (entry: DescribedEntry): void => {
  const first = running.get(entry.name);
  if (!first || first.version === entry.version) running.set(entry.name, entry);
};
