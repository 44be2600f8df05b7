import type { RemoteEntry } from '@folkmoot/contracts/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const known = new Set<string>();

/**
 * Asks the federation runtime for a module. After a failure (`attempt` over 0) everything it remembers of the remote is
 * dropped. The controls that remotes share come along: the shell itself does without them.
 */
export const loadRemoteModule = async (entry: RemoteEntry, module: string, attempt: number): Promise<unknown> => {
  const isNew = !known.has(entry.name);
  if (isNew || attempt > 0) registerRemotes([{ name: entry.name, entry: entry.manifest }], { force: !isNew });
  known.add(entry.name);
  const [loaded] = await Promise.all([
    loadRemote<unknown>(`${entry.name}/${module.replace('./', '')}`),
    import('@folkmoot/ui/controls'),
  ]);
  if (!loaded) throw new Error(`${entry.name} has no ${module}`);
  return loaded;
};

export type ModuleLoader = typeof loadRemoteModule;
