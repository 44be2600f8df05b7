import { provideRemoteLoader, useQuery, useQueryClient } from '@folkmoot/shell-sdk';
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import { fetchWhatRemotesNeed, loadRemoteModule, type ModuleLoader } from './load-remote-module';
import { remotesQuery } from './registry';
import { markRunning } from './running-releases';

const LoaderContext = createContext<ModuleLoader>(loadRemoteModule);

interface Props {
  children: ReactNode;
  /** Replaces the module loader in tests. */
  loader?: ModuleLoader;
}

/** Lets the dashboard load remotes, and remotes load modules of other remotes. */
export const RemotesProvider = ({ children, loader = loadRemoteModule }: Props) => {
  const client = useQueryClient();
  useEffect(() => {
    provideRemoteLoader(async (name, module, attempt) => {
      const { remotes } = await client.fetchQuery(remotesQuery);
      const remote = remotes.find(({ entry }) => entry.name === name);
      if (!remote?.descriptor.provides.includes(module)) throw new Error(`${name} does not provide ${module}`);
      const loaded = await loader(remote.entry, module, attempt);
      markRunning(remote.entry);
      return loaded;
    });
    return () => provideRemoteLoader(null);
  }, [client, loader]);
  return <LoaderContext.Provider value={loader}>{children}</LoaderContext.Provider>;
};

export const useModuleLoader = (): ModuleLoader => useContext(LoaderContext);

/** Preloads the code that every remote needs. Errors are ignored, because the code is requested again on use. */
export const useRemotesAhead = (): (() => void) => {
  const loader = useModuleLoader();
  return useCallback(() => {
    if (loader === loadRemoteModule) fetchWhatRemotesNeed().catch(() => undefined);
  }, [loader]);
};

/** The registry with its descriptors. */
export const useRemotes = () => useQuery(remotesQuery);
