import { createBrowserRouter, Group, LinkButton, Navigate, Outlet, RouterProvider, UiProvider } from '@folkmoot/ui';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { replaceTransport } from '../api/call';
import { createQueryClient } from '../api/query-client';
import { type Handler, memoryTransport } from '../double/memory-transport';
import { ShellDouble } from '../double/ShellDouble';
import { type SessionSketch, sampleSession } from '../double/sample-session';
import { SilentEventSource } from '../double/silent-event-source';

interface Descriptor {
  routes: readonly string[];
  navigation: readonly { label: string; path: string }[];
}

interface StandaloneOptions {
  session?: SessionSketch;
  /** Operations answered from memory. Without handlers, calls go to the dev server's proxy. */
  handlers?: readonly Handler[];
}

const Frame = ({ navigation }: { navigation: Descriptor['navigation'] }) => (
  <>
    <Group component="nav" p="xs" gap="xs" aria-label="Screens of this remote">
      {navigation.map(({ label, path }) => (
        <LinkButton key={path} to={`/dashboard/${path}`} variant="default" size="xs">
          {label}
        </LinkButton>
      ))}
    </Group>
    <main>
      <Outlet />
    </main>
  </>
);

/** Runs a remote without the shell, on the double, at the same paths. For `npm run dev -w <remote>`. */
export const startStandalone = (App: ComponentType, descriptor: Descriptor, options: StandaloneOptions = {}): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (options.handlers) {
    replaceTransport(memoryTransport(options.handlers, []));
    Object.assign(window, { EventSource: SilentEventSource });
  }
  const client = createQueryClient();
  const session = sampleSession(options.session);
  const inside = (
    <ShellDouble session={session} client={client}>
      <App />
    </ShellDouble>
  );
  const frame = (
    <UiProvider colorScheme="auto">
      <Frame navigation={descriptor.navigation} />
    </UiProvider>
  );
  const router = createBrowserRouter([
    {
      element: frame,
      children: [
        ...descriptor.routes.map((segment) => ({ path: `/dashboard/${segment}/*`, element: inside })),
        { path: '*', element: <Navigate to={`/dashboard/${descriptor.routes[0] ?? ''}`} replace /> },
      ],
    },
  ]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
};
