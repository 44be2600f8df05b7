import { reportRemoteLoadsOperation } from '@folkmoot/contracts/client';
import { useUnsavedWork } from '@folkmoot/shell-sdk';
import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, type ShellSketch, sampleDescriptor } from '../../testing/render-shell';
import type { ModuleLoader } from './load-remote-module';

const Trees = () => <h1>Trees of the council</h1>;
const Broken = () => {
  throw new Error('a bug of the remote');
};

const trees = sampleDescriptor({
  name: 'mf-trees',
  title: 'Trees',
  routes: ['trees'],
  navigation: [{ label: 'Trees', path: 'trees', icon: 'tag', order: 5, permission: 'campaign:read' }],
});

const open = (loader: ModuleLoader, sketch: ShellSketch = {}) =>
  renderShell({ route: '/dashboard/trees', descriptors: { 'mf-trees': trees }, loader, ...sketch });

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

// React logs every error that a boundary catches. These are expected.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('remotes', () => {
  it('are rendered at the first path segment of their descriptor', async () => {
    open(async () => ({ App: Trees }));
    expect(await screen.findByRole('heading', { name: 'Trees of the council' })).toBeVisible();
  });

  it('keep the shell working when they cannot be loaded, and load by Retry without a page reload', async () => {
    const loader = jest.fn<Promise<unknown>, Parameters<ModuleLoader>>(async (_entry, _module, attempt) => {
      if (attempt === 0) throw new Error('500');
      return { App: Trees };
    });
    const shell = open(loader);
    expect(await screen.findByRole('alert')).toHaveTextContent('Trees is not available at the moment');
    expect((await navigation()).getByRole('link', { name: 'Overview' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Trees of the council' })).toBeVisible();
    expect(loader.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
  });

  it('are left only after a question when they have unsaved changes', async () => {
    const Unsaved = () => {
      useUnsavedWork(true);
      return <h1>Trees of the council</h1>;
    };
    const shell = open(async () => ({ App: Unsaved }));
    await screen.findByRole('heading', { name: 'Trees of the council' });
    await shell.user.click((await navigation()).getByRole('link', { name: 'Overview' }));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    expect(screen.queryByRole('heading', { name: 'Overview' })).not.toBeInTheDocument();
    await shell.user.click(question.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  it('are stopped at their boundary when they throw while rendering', async () => {
    const shell = open(async () => ({ App: Broken }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trees is not available at the moment');
    await shell.user.click((await navigation()).getByRole('link', { name: 'Overview' }));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  it('do not affect the next remote when they failed', async () => {
    const birds = sampleDescriptor({
      name: 'mf-birds',
      title: 'Birds',
      routes: ['birds'],
      navigation: [{ label: 'Birds', path: 'birds', icon: 'tag', order: 6, permission: null }],
    });
    const loader: ModuleLoader = async ({ name }) => ({ App: name === 'mf-trees' ? Broken : () => <h1>Birds</h1> });
    const shell = open(loader, { descriptors: { 'mf-trees': trees, 'mf-birds': birds } });
    await screen.findByRole('alert');
    await shell.user.click((await navigation()).getByRole('link', { name: 'Birds' }));
    expect(await screen.findByRole('heading', { name: 'Birds' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('fail at their boundary when they expose no App', async () => {
    open(async () => ({ default: Trees }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trees is not available');
  });

  it('are not loaded and show "This part is being updated" when they need a newer shell-sdk', async () => {
    const loader = jest.fn();
    open(loader, { descriptors: { 'mf-trees': { ...trees, shellSdk: '^9.0.0' } } });
    expect(await screen.findByRole('heading', { name: 'This part is being updated' })).toBeVisible();
    expect(loader).not.toHaveBeenCalled();
  });

  it('are not replaced in a page where they run: after a release, a failure offers a reload', async () => {
    const birds = sampleDescriptor({ name: 'mf-birds', title: 'Birds', routes: ['trees'], navigation: [] });
    const loader = jest.fn<Promise<unknown>, Parameters<ModuleLoader>>(async () => ({ App: Broken }));
    const shell = open(loader, { descriptors: { 'mf-birds': birds } });
    await screen.findByRole('alert');
    shell.versions['mf-birds'] = '2';
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'This part is being updated' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(new Set(loader.mock.calls.map(([{ version }]) => version))).toEqual(new Set(['1']));
  });

  it('use the fixed release by Retry without a page reload when they never ran', async () => {
    const fish = sampleDescriptor({ name: 'mf-fish', title: 'Fish', routes: ['trees'], navigation: [] });
    const loader: ModuleLoader = async ({ version }) => {
      if (version === '1') throw new Error('404');
      return { App: Trees };
    };
    const shell = open(loader, { descriptors: { 'mf-fish': fish } });
    await screen.findByRole('alert');
    shell.versions['mf-fish'] = '2';
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Trees of the council' })).toBeVisible();
  });

  it.each<[string, string, ModuleLoader, string[]]>([
    ['once when they are loaded', 'mf-oaks', async () => ({ App: Trees }), ['loaded']],
    [
      'as not loaded when their code cannot be loaded',
      'mf-elms',
      () => Promise.reject(new Error('404')),
      ['not_loaded'],
    ],
    ['as crashed when they throw', 'mf-firs', async () => ({ App: Broken }), ['loaded', 'crashed']],
  ])('are reported with their release %s', async (_when, name, loader, outcomes) => {
    const shell = open(loader, { descriptors: { [name]: { ...trees, name } } });
    const expected = outcomes.map((outcome) => ({ body: { loads: [{ remote: name, version: '1', outcome }] } }));
    await waitFor(() => expect(shell.inputsOf(reportRemoteLoadsOperation)).toEqual(expected));
    await shell.user.click((await navigation()).getByRole('link', { name: 'Overview' }));
    await shell.user.click((await navigation()).getByRole('link', { name: 'Trees' }));
    await screen.findByRole(outcomes.length === 1 && outcomes[0] === 'loaded' ? 'heading' : 'alert');
    const again = outcomes[0] === 'not_loaded' ? [...expected, ...expected] : expected;
    await waitFor(() => expect(shell.inputsOf(reportRemoteLoadsOperation)).toEqual(again));
  });

  it('are not requested one by one when the registry contains their descriptors', async () => {
    const shell = open(async () => ({ App: Trees }));
    await screen.findByRole('heading', { name: 'Trees of the council' });
    expect(shell.fetched).toEqual(['/remotes.json']);
  });

  it('fail when their descriptor is that of another remote', async () => {
    open(async () => ({ App: Trees }), { descriptors: { 'mf-moss': { ...trees, name: 'mf-trees' } } });
    expect(await (await navigation()).findByRole('button', { name: /mf-moss/ })).toBeVisible();
  });

  it('show an entry with Retry and do not affect others when their descriptor fails', async () => {
    const shell = open(async () => ({ App: Trees }), {
      route: '/dashboard/overview',
      descriptors: { 'mf-trees': 500, 'mf-campaigns': sampleDescriptor() },
    });
    const entries = await navigation();
    const retry = await entries.findByRole('button', { name: /A part could not be loaded \(mf-trees\)/ });
    expect(entries.getByRole('link', { name: 'Campaigns' })).toBeVisible();
    shell.descriptors['mf-trees'] = trees;
    await shell.user.click(retry);
    expect(await entries.findByRole('link', { name: 'Trees' })).toBeVisible();
    expect(entries.queryByRole('button', { name: /could not be loaded/ })).not.toBeInTheDocument();
  });

  it('fail when their descriptor violates the contract', async () => {
    const wrong = { ...trees, navigation: [{ label: '', path: '/../x', icon: 'tag', order: 1, permission: null }] };
    open(async () => ({ App: Trees }), { descriptors: { 'mf-trees': wrong } });
    expect(await (await navigation()).findByRole('button', { name: /mf-trees/ })).toBeVisible();
  });

  it('show the not-found page when the path is unknown', async () => {
    open(async () => ({ App: Trees }), { route: '/dashboard/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found – Folkmoot'));
  });

  it('leave the overview working when the registry is invalid', async () => {
    const shell = open(async () => ({ App: Trees }), { route: '/dashboard/overview' });
    globalThis.fetch = (async () => new Response('{}')) as typeof fetch;
    expect(await screen.findByRole('region', { name: 'Total Responses' })).toBeVisible();
    expect(await screen.findByText('The parts of the dashboard could not be loaded')).toBeVisible();
    expect(shell.fetched).toEqual([]);
  });

  it('leave the overview working when there is no registry', async () => {
    open(async () => ({ App: Trees }), { route: '/dashboard/overview', registryStatus: 500 });
    expect(await screen.findByRole('region', { name: 'Total Responses' })).toBeVisible();
    expect(await screen.findByText('The parts of the dashboard could not be loaded')).toBeVisible();
  });
});
