/** @file Opens a remote in a released shell, in a real browser: its routes, the modules that it provides, shared packages and events. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type RegistryLine,
  type RemoteDescriptor,
  type RemoteRegistry,
  remoteDescriptorSchema,
  roleCan,
} from '@folkmoot/contracts';
import { demoUsers } from '@folkmoot/sample-data/demo';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { DEMO_SYSTEM_ADMIN, readJson, signIn } from '../../scripts/product/people';
import playwright from '../playwright.config';

const SHOWN_MS = 30_000;

interface Seen {
  readonly page: Page;
  /** Errors that no code of the page caught, and files of the remote that did not come. */
  readonly errors: string[];
  /** Loads that the shell reported. */
  readonly reports: { remote: string; version: string; outcome: string }[];
}

const watch = async (context: BrowserContext): Promise<Seen> => {
  const page = await context.newPage();
  const errors: string[] = [];
  const reports: Seen['reports'] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/remotes/') && !response.ok()) errors.push(`${pathname} answered ${response.status()}`);
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/release-loads')) reports.push(...(request.postDataJSON()?.loads ?? []));
  });
  return { page, errors, reports };
};

/** A remote that shows its own page has a heading, and neither of the shell's own pages for what is missing. */
const routeProblems = async ({ page }: Seen, origin: string, route: string): Promise<string[]> => {
  await page.goto(`${origin}/dashboard/${route}`);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const isShown = await heading.waitFor({ timeout: SHOWN_MS }).then(
    () => true,
    () => false,
  );
  if (!isShown) return [`/dashboard/${route} shows no heading`];
  const text = await page.locator('main').innerText();
  const missing = ['is not available at the moment', 'This part is being updated', 'Page not found'];
  return missing.filter((words) => text.includes(words)).map((words) => `/dashboard/${route} shows "${words}"`);
};

interface Federation {
  readonly name: string;
  readonly shareScopeMap: Record<string, Record<string, Record<string, { from: string; loaded?: unknown }>>>;
  registerRemotes(remotes: { name: string; entry: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
}
type FederationGlobal = { __FEDERATION__: { __INSTANCES__: Federation[] } };

/** Packages of which the page uses another copy than that of the shell, or several. */
const sharedProblems = async ({ page }: Seen): Promise<string[]> => {
  const used = await page.evaluate(() => {
    const { __INSTANCES__: instances } = (globalThis as unknown as FederationGlobal).__FEDERATION__;
    const scope = instances.find(({ name }) => name === 'shell')?.shareScopeMap.default ?? {};
    return Object.entries(scope).map(([name, versions]) => ({
      name,
      loaded: Object.entries(versions).flatMap(([version, { from, loaded }]) =>
        loaded ? [`${version} of ${from}`] : [],
      ),
    }));
  });
  if (used.length === 0) return ['the page shares no package'];
  return used
    .filter(({ loaded }) => loaded.length > 1)
    .map(({ name, loaded }) => `the page has several copies of ${name}: ${loaded.join(', ')}`);
};

/** Loads a module that other remotes use, by the shell's own federation. */
const moduleProblems = async ({ page }: Seen, { name, manifest }: RegistryLine, module: string): Promise<string[]> => {
  const problem = await page.evaluate(
    async ([remote = '', entry = '', id = '']) => {
      const { __INSTANCES__: instances } = (globalThis as unknown as FederationGlobal).__FEDERATION__;
      const shell = instances.find((instance) => instance.name === 'shell');
      shell?.registerRemotes([{ name: remote, entry }]);
      return await (
        shell?.loadRemote(`${remote}/${id}`) ?? Promise.reject(new Error('the page has no federation'))
      ).then(
        (loaded) => (loaded ? null : 'is empty'),
        (error: unknown) => String(error),
      );
    },
    [name, manifest, module.replace('./', '')],
  );
  return problem ? [`${module}: ${problem}`] : [];
};

const descriptorIn = (staticDir: string, { descriptor }: RegistryLine): RemoteDescriptor =>
  remoteDescriptorSchema.parse(JSON.parse(readFileSync(path.join(staticDir, descriptor), 'utf8')));

/** Somebody who may open the route: routes of the system are not for staff of a council. */
const personFor = ({ navigation }: RemoteDescriptor, route: string): string => {
  const permission = navigation.find((entry) => entry.path.split('/')[0] === route)?.permission ?? null;
  return permission === null || roleCan('council_admin', permission)
    ? demoUsers.riversideAdmin.email
    : DEMO_SYSTEM_ADMIN;
};

const contextOf = async (newContext: () => Promise<BrowserContext>, origin: string, email: string) => {
  const [name = '', value = ''] = (await signIn(origin, email)).split('=');
  const context = await newContext();
  await context.addCookies([{ name, value, url: origin }]);
  return context;
};

/** Opens the first page of another remote: the shell loads federation with the first remote. */
const openAnother = async (seen: Seen, origin: string): Promise<string[]> => {
  const { remotes } = await readJson<RemoteRegistry>(`${origin}/remotes.json`);
  const [route] = remotes.flatMap(({ described }) => described?.routes ?? []);
  return route ? routeProblems(seen, origin, route) : ['no remote has a route'];
};

export const screenProblems = async (
  origin: string,
  staticDir: string,
  line: RegistryLine,
  print: (text: string) => void,
): Promise<string[]> => {
  const descriptor = descriptorIn(staticDir, line);
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const problems: string[] = [];
  /** Prints what is right, so that nobody takes an empty check for a passed one. */
  const note = (what: string, failures: readonly string[]): void => {
    problems.push(...failures);
    if (failures.length === 0) print(what);
  };
  try {
    const people = new Map<string, Seen>();
    const seenBy = async (email: string): Promise<Seen> => {
      const known = people.get(email);
      if (known) return known;
      const seen = await watch(await contextOf(() => browser.newContext(), origin, email));
      people.set(email, seen);
      return seen;
    };
    for (const route of descriptor.routes) {
      const seen = await seenBy(personFor(descriptor, route));
      note(`/dashboard/${route}`, await routeProblems(seen, origin, route));
    }
    const seen = await seenBy(demoUsers.riversideAdmin.email);
    if (descriptor.routes.length === 0) note('another remote loads beside it', await openAnother(seen, origin));
    for (const module of descriptor.provides) note(module, await moduleProblems(seen, line, module));
    note('one copy of each shared package', await sharedProblems(seen));
    const all = [...people.values()];
    note(
      'no error reached the page',
      all.flatMap(({ errors }) => errors),
    );
    const reports = all.flatMap((each) => each.reports);
    const isReported = reports.some(({ remote, version }) => remote === line.name && version === line.version);
    note('the shell reports its loads, and no failure', [
      ...(isReported || descriptor.routes.length === 0 ? [] : ['the shell did not report the load']),
      ...reports.filter(({ outcome }) => outcome !== 'loaded').map(({ outcome }) => `the shell reports: ${outcome}`),
    ]);
    return problems;
  } finally {
    await browser.close();
  }
};
