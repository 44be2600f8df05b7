import type { RemoteEntry } from '@folkmoot/contracts/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const known = new Map<string, string>();

/** Asks the federation runtime for a module. After a failure (`attempt` over 0) everything it remembers of the remote is dropped. */
export const loadRemoteModule = async (entry: RemoteEntry, module: string, attempt: number): Promise<unknown> => {
  const isNew = known.get(entry.name) === undefined;
  if (isNew || attempt > 0) registerRemotes([{ name: entry.name, entry: entry.manifest }], { force: !isNew });
  known.set(entry.name, entry.manifest);
  const loaded: unknown = await loadRemote(`${entry.name}/${module.replace('./', '')}`);
  if (!loaded) throw new Error(`${entry.name} has no ${module}`);
  return loaded;
};

export type ModuleLoader = typeof loadRemoteModule;
