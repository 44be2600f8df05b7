import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, type ShellSketch, sampleDescriptor } from '../testing/render-shell';
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

// React reports every error that a boundary catches; these are wanted.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('remotes', () => {
  it('are rendered at the first segment that their descriptor names', async () => {
    open(async () => ({ App: Trees }));
    expect(await screen.findByRole('heading', { name: 'Trees of the council' })).toBeVisible();
  });

  it('that cannot be loaded leave the shell standing and come back by Retry, without a reload', async () => {
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

  it('that throw while rendering are stopped at their boundary', async () => {
    const shell = open(async () => ({ App: Broken }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trees is not available at the moment');
    await shell.user.click((await navigation()).getByRole('link', { name: 'Overview' }));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  it('that failed do not take the next remote with them', async () => {
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

  it('that expose no App fail with their boundary, not with a blank page', async () => {
    open(async () => ({ default: Trees }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trees is not available');
  });

  it('that want a newer shell-sdk are not loaded and say "This part is being updated"', async () => {
    const loader = jest.fn();
    open(loader, { descriptors: { 'mf-trees': { ...trees, shellSdk: '^9.0.0' } } });
    expect(await screen.findByRole('heading', { name: 'This part is being updated' })).toBeVisible();
    expect(loader).not.toHaveBeenCalled();
  });

  it('that run are not exchanged within the page: after a release a failure offers to reload', async () => {
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

  it('that never ran take the mended release by Retry, without a reload', async () => {
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

  it('that the registry describes are not asked for one by one', async () => {
    const shell = open(async () => ({ App: Trees }));
    await screen.findByRole('heading', { name: 'Trees of the council' });
    expect(shell.fetched).toEqual(['/remotes.json']);
  });

  it('with the descriptor of another remote count as failed', async () => {
    open(async () => ({ App: Trees }), { descriptors: { 'mf-moss': { ...trees, name: 'mf-trees' } } });
    expect(await (await navigation()).findByRole('button', { name: /mf-moss/ })).toBeVisible();
  });

  it('whose descriptor fails show an entry with Retry and leave the rest', async () => {
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

  it('with a descriptor that does not fit the contract count as failed', async () => {
    const wrong = { ...trees, navigation: [{ label: '', path: '/../x', icon: 'tag', order: 1, permission: null }] };
    open(async () => ({ App: Trees }), { descriptors: { 'mf-trees': wrong } });
    expect(await (await navigation()).findByRole('button', { name: /mf-trees/ })).toBeVisible();
  });

  it('of an unknown page are not guessed: it says that there is none', async () => {
    open(async () => ({ App: Trees }), { route: '/dashboard/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found – Folkmoot'));
  });

  it('from a registry that is none leave the overview working', async () => {
    const shell = open(async () => ({ App: Trees }), { route: '/dashboard/overview' });
    globalThis.fetch = (async () => new Response('{}')) as typeof fetch;
    expect(await screen.findByRole('region', { name: 'Total Responses' })).toBeVisible();
    expect(
      await screen.findByText('The parts of the dashboard could not be loaded', {}, { timeout: 4000 }),
    ).toBeVisible();
    expect(shell.fetched).toEqual([]);
  });

  it('without a registry leave the overview working', async () => {
    open(async () => ({ App: Trees }), { route: '/dashboard/overview', registryStatus: 500 });
    expect(await screen.findByRole('region', { name: 'Total Responses' })).toBeVisible();
    expect(
      await screen.findByText('The parts of the dashboard could not be loaded', {}, { timeout: 4000 }),
    ).toBeVisible();
  });
});
