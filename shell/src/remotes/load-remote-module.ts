import type { RemoteEntry } from '@folkmoot/contracts/remote';

const known = new Set<string>();

/** Fetches what every remote needs of the page: its side of federation, with the controls. */
export const fetchWhatRemotesNeed = () => import('./federation-host');

/**
 * Asks the federation runtime for a module. After a failure (`attempt` over 0) everything it remembers of the remote is
 * dropped.
 */
export const loadRemoteModule = async (entry: RemoteEntry, module: string, attempt: number): Promise<unknown> => {
  const { federationHost } = await fetchWhatRemotesNeed();
  const isNew = !known.has(entry.name);
  if (isNew || attempt > 0) {
    federationHost.registerRemotes([{ name: entry.name, entry: entry.manifest }], { force: !isNew });
  }
  known.add(entry.name);
  const loaded = await federationHost.loadRemote<unknown>(`${entry.name}/${module.replace('./', '')}`);
  if (!loaded) throw new Error(`${entry.name} has no ${module}`);
  return loaded;
};

export type ModuleLoader = typeof loadRemoteModule;
