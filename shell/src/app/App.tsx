import { type QueryClient, QueryClientProvider } from '@folkmoot/shell-sdk';
import { createBrowserRouter, RouterProvider, UiProvider } from '@folkmoot/ui';
import { useState } from 'react';
import { type ModuleLoader, RemotesProvider } from '../remotes';
import { SettingsProvider } from '../settings/SettingsProvider';
import type { Settings } from '../settings/settings';
import { createShellClient } from './query-client';
import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

interface Props {
  settings: Settings;
  /** Others in tests. */
  router?: Router;
  client?: QueryClient;
  loader?: ModuleLoader;
  isTest?: boolean;
}

/** The whole shell: theme, cache, settings, remotes, router. */
export const App = ({ settings, router: givenRouter, client: givenClient, loader, isTest }: Props) => {
  const [router] = useState(() => givenRouter ?? createBrowserRouter(routes));
  const [client] = useState(() => givenClient ?? createShellClient());
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
