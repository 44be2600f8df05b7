import {
  deleteSessionOperation,
  getOverviewOperation,
  getSessionOperation,
  getSubscriberOverviewOperation,
  getTeamActivityOperation,
  type ReplyOf,
  readSessionEndOperation,
} from '@folkmoot/contracts/client';
import { type RemoteDescriptor, remoteDescriptorSchema } from '@folkmoot/contracts/remote';
import { replaceTransport } from '@folkmoot/shell-sdk';
import { type Handler, handle, problem, type SessionSketch, sampleSession } from '@folkmoot/shell-sdk/testing';
import { clearNotices, currentNotices } from '@folkmoot/ui';
import { createPerson } from '@folkmoot/ui/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/App';
import { routes } from '../app/routes';
import type { ModuleLoader } from '../entities/remote';

export type Overview = ReplyOf<typeof getOverviewOperation>;

export const sampleOverview = (patch: Partial<Overview> = {}): Overview => ({
  activeCampaigns: 2,
  openCampaigns: 2,
  totalResponses: 186,
  previousTotalResponses: 54,
  responseRate: 34,
  previousResponseRate: 10,
  targetSum: 550,
  recentCampaigns: [],
  attention: [],
  runningCampaigns: [],
  news: null,
  ...patch,
});

export const sampleDescriptor = (patch: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  name: 'mf-campaigns',
  title: 'Campaigns',
  shellSdk: '^0.1.0',
  routes: ['campaigns'],
  navigation: [{ label: 'Campaigns', path: 'campaigns', icon: 'speakerphone', order: 20, permission: 'campaign:read' }],
  quickActions: [
    { label: 'New Campaign', path: 'campaigns?new=1', icon: 'plus', order: 20, permission: 'campaign:edit' },
  ],
  provides: [],
  ...patch,
});

/** A descriptor, or the status of the server's error response. */
export type Descriptors = Record<string, RemoteDescriptor | number>;

/** Like the gateway: the registry contains the valid descriptors. */
const describedOf = (name: string, served: RemoteDescriptor | number | undefined) => {
  const read = remoteDescriptorSchema.safeParse(served);
  return read.success && read.data.name === name ? { described: read.data } : {};
};

/** Serves the files of the gateway: the registry and the descriptors. Tests change `descriptors` to fix one. */
const serveFiles = (descriptors: Descriptors, versions: Record<string, string>, registryStatus: number) => {
  const fetched: string[] = [];
  const names = Object.keys(descriptors);
  const entry = (name: string) => {
    const version = versions[name] ?? '1';
    const address = `/remotes/${name}/${version}`;
    const release = { name, version, manifest: `${address}/mf-manifest.json`, descriptor: `${address}/remote.json` };
    return { ...release, ...describedOf(name, descriptors[name]) };
  };
  const answer = (url: string): Response => {
    if (url === '/remotes.json') {
      return new Response(JSON.stringify({ remotes: names.map(entry) }), { status: registryStatus });
    }
    const served = descriptors[url.split('/')[2] ?? ''] ?? 404;
    return typeof served === 'number' ? new Response('', { status: served }) : new Response(JSON.stringify(served));
  };
  globalThis.fetch = (async (url: string) => {
    fetched.push(url);
    return answer(url);
  }) as unknown as typeof fetch;
  return fetched;
};

export interface ShellSketch {
  route?: string;
  /** Null means signed out. */
  session?: SessionSketch | null;
  handlers?: readonly Handler[];
  descriptors?: Descriptors;
  registryStatus?: number;
  loader?: ModuleLoader;
}

const noLoader: ModuleLoader = () => Promise.reject(new Error('away'));

/** Renders the whole shell at a route, with handlers as the server and a registry of remotes. */
export const renderShell = (sketch: ShellSketch = {}) => {
  const { route = '/dashboard/overview', session = {}, handlers = [], registryStatus = 200 } = sketch;
  const descriptors = sketch.descriptors ?? { 'mf-campaigns': sampleDescriptor() };
  const calls: { name: string; input: unknown }[] = [];
  const server = { session: session && sampleSession(session) };
  const defaults: Handler[] = [
    handle(getSessionOperation, () => {
      if (!server.session) throw problem('unauthenticated');
      return server.session;
    }),
    handle(deleteSessionOperation, () => {
      server.session = null;
    }),
    handle(readSessionEndOperation, () => ({ reason: null, council: null })),
    handle(getOverviewOperation, () => sampleOverview()),
    handle(getSubscriberOverviewOperation, () => ({ attention: [], news: null })),
    handle(getTeamActivityOperation, () => ({
      activeUsers: 6,
      previousActiveUsers: 4,
      since: '2020-01-01T00:00:00.000Z',
    })),
  ];
  clearNotices();
  const versions: Record<string, string> = {};
  const fetched = serveFiles(descriptors, versions, registryStatus);
  const all = [...defaults, ...handlers];
  replaceTransport(async (operation, input) => {
    calls.push({ name: operation.name, input });
    const handler = all.findLast(({ name }) => name === operation.name);
    // One turn of the event loop, as a network call takes.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (!handler) throw problem('not_found');
    return await handler.answer(input);
  });
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const settings = { productName: 'Folkmoot', supportEmail: 'help@folkmoot.example' };
  return {
    ...render(<App isTest settings={settings} router={router} loader={sketch.loader ?? noLoader} />),
    user: createPerson(),
    server,
    descriptors,
    /** The requests that are not API calls, in order. */
    fetched,
    /** Change a version to simulate a release of a remote. All start as '1'. */
    versions,
    inputsOf: ({ name }: { name: string }) => calls.filter((call) => call.name === name).map(({ input }) => input),
    notices: () => currentNotices().map(({ text }) => text),
    location: () => router.state.location.pathname + router.state.location.search,
  };
};
