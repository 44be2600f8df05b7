import { type QueryClient, QueryClientProvider } from '@folkmoot/shell-sdk';
import { createBrowserRouter, RouterProvider, UiProvider } from '@folkmoot/ui';
import { useState } from 'react';
import { SettingsProvider } from '../entities/product/SettingsProvider';
import type { Settings } from '../entities/product/settings';
import { type ModuleLoader, RemotesProvider } from '../entities/remote';
import { createShellClient } from './query-client';
import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

interface Props {
  settings: Settings;
  /** Tests pass their own. */
  router?: Router;
  client?: QueryClient;
  loader?: ModuleLoader;
  isTest?: boolean;
}

/** The whole shell: theme, cache, settings, remotes, router. */
export const App = ({ settings, router: providedRouter, client: providedClient, loader, isTest }: Props) => {
  const [router] = useState(() => providedRouter ?? createBrowserRouter(routes));
  const [client] = useState(() => providedClient ?? createShellClient());
  return (
    <UiProvider isTest={isTest} colorScheme="auto">
      <QueryClientProvider client={client}>
        <SettingsProvider settings={settings}>
          <RemotesProvider loader={loader}>
            <RouterProvider router={router} />
          </RemotesProvider>
        </SettingsProvider>
      </QueryClientProvider>
    </UiProvider>
  );
};
