import { clearNotices, currentNotices } from '@folkmoot/ui';
import { createPerson } from '@folkmoot/ui/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { replaceTransport } from '../api/call';
import { type Call, type Handler, memoryTransport } from '../double/memory-transport';
import { ShellDouble } from '../double/ShellDouble';
import { type SessionSketch, sampleSession } from '../double/sample-session';
import { provideRemoteLoader } from '../remotes/load-provided';

export interface ShellOptions {
  session?: SessionSketch;
  /** The current path, below /dashboard: `/dashboard/campaigns/c1`. */
  route?: string;
  /** Route pattern where the element is mounted. Default, as in the shell: `/dashboard/<first segment>/*`. */
  path?: string;
  handlers?: readonly Handler[];
  /** Modules that other remotes provide: `{ 'mf-public/./survey-runner': module }`. */
  provided?: Readonly<Record<string, unknown>>;
}

export interface RenderedShell extends RenderResult {
  user: UserEvent;
  /** Every call to the double, in order. */
  calls: Call[];
  /** The inputs of all calls of one operation. */
  inputsOf: (operation: { name: string }) => Call['input'][];
  /** Texts of the notices that are visible. */
  notices: () => { kind: string; text: string }[];
  /** The current path with its query string. */
  location: () => string;
  /** Number of times that the remote asked the shell to reload the session. */
  refreshes: () => number;
}

const mountOf = (route: string): string => {
  const [root = '', first = ''] = (route.split('?')[0] ?? '').split('/').filter(Boolean);
  return `/${root}/${first}/*`;
};

const testClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });

/** Renders an element as inside the shell, with handlers as the server. */
export const renderWithShell = (element: ReactNode, options: ShellOptions = {}): RenderedShell => {
  const { route = '/dashboard/overview', handlers = [], provided = {} } = options;
  const calls: Call[] = [];
  let refreshes = 0;
  // A region of a test before may still be shown.
  act(clearNotices);
  replaceTransport(memoryTransport(handlers, calls));
  provideRemoteLoader(async (remote, module) => {
    const exposed = provided[`${remote}/${module}`];
    if (!exposed) throw new Error(`${remote} does not provide ${module} here`);
    return exposed;
  });
  const wrapped = (
    <ShellDouble
      isTest
      session={sampleSession(options.session)}
      client={testClient()}
      onRefresh={() => {
        refreshes += 1;
      }}
    >
      {element}
    </ShellDouble>
  );
  const router = createMemoryRouter(
    [
      { path: options.path ?? mountOf(route), element: wrapped },
      { path: '*', element: null },
    ],
    { initialEntries: [route] },
  );
  return {
    ...render(<RouterProvider router={router} />),
    user: createPerson(),
    calls,
    inputsOf: ({ name }) => calls.filter((call) => call.name === name).map(({ input }) => input),
    notices: () => currentNotices().map(({ kind, text }) => ({ kind, text })),
    location: () => router.state.location.pathname + router.state.location.search,
    refreshes: () => refreshes,
  };
};
