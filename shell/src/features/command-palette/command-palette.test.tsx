import {
  type Campaign,
  type CouncilSummary,
  type ListedUser,
  listCampaignsOperation,
  listCouncilsOperation,
  listOptInPagesOperation,
  listSubscribersOperation,
  listSurveysOperation,
  listSurveyTemplatesOperation,
  listUsersOperation,
  type OptInPage,
  type Subscriber,
  type SurveyListItem,
  type SurveyTemplate,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, type ShellSketch, sampleDescriptor } from '../../testing/render-shell';

const campaign = (id: string, title: string) => ({ id, title, status: 'active' }) as Campaign;
const all = [campaign('c1', 'Trees in the park'), campaign('c2', 'Library hours')];
const campaigns = handle(listCampaignsOperation, ({ query }) => ({
  items: all.filter(({ title }) => title.toLowerCase().includes(query?.q?.toLowerCase() ?? '')),
  nextCursor: null,
}));

const nothing = { items: [], nextCursor: null };
/** The other lists that the palette searches. They find nothing, unless a test answers them. */
const others = [
  handle(listSurveysOperation, () => nothing),
  handle(listSurveyTemplatesOperation, () => nothing),
  handle(listOptInPagesOperation, () => nothing),
  handle(listSubscribersOperation, () => nothing),
  handle(listCouncilsOperation, () => nothing),
  handle(listUsersOperation, () => nothing),
];

const loader: ShellSketch['loader'] = async () => ({ App: () => <h1>A screen</h1> });

const open = async (sketch: ShellSketch = {}) => {
  const shell = renderShell({ loader, ...sketch, handlers: [campaigns, ...others, ...(sketch.handlers ?? [])] });
  await screen.findByRole('link', { name: 'Campaigns' });
  await shell.user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: 'Search screens, campaigns and actions' });
  return { ...shell, search };
};
const options = (): string[] => screen.getAllByRole('option').map((option) => option.textContent ?? '');

// The palette is lazy. Loaded here, so that no test waits for it.
beforeAll(() => import('.'));

describe('CommandPalette', () => {
  it('lists screens, actions, campaigns and personal entries, and is accessible', async () => {
    const { search } = await open();
    expect(search).toHaveFocus();
    await screen.findByRole('option', { name: /Trees in the park/ });
    expect(options()).toEqual([
      'Overview',
      'Campaigns',
      'New Campaign',
      'Light theme',
      'Dark theme',
      'Colours of the systemin use',
      'Your account',
      'Keyboard shortcuts',
      'Sign out',
      'Trees in the parkActive',
      'Library hoursActive',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('opens the typed campaign by Enter', async () => {
    const shell = await open();
    await shell.user.type(shell.search, 'library');
    await waitFor(() => expect(options()).toEqual(['Library hoursActive']));
    await shell.user.keyboard('{Enter}');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns/c2'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens no campaign of an earlier search while the server has not answered', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = handle(listCampaignsOperation, async ({ query }) => {
      if (query?.q) await answered;
      return { items: all.filter(({ id }) => !query?.q || id === 'c2'), nextCursor: null };
    });
    const { user, inputsOf } = await open({ handlers: [slow] });
    await screen.findByRole('option', { name: /Trees in the park/ });
    await user.keyboard('library');
    await waitFor(() => expect(inputsOf(listCampaignsOperation)).toHaveLength(2));
    expect(options()).toEqual(['Library hoursActive']);
    answer();
    await waitFor(() => expect(options()).toEqual(['Library hoursActive']));
  });
  it('opens a screen selected by the arrow keys', async () => {
    const shell = await open();
    await shell.user.type(shell.search, 'campaign');
    await shell.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns?new=1'));
  });

  it('says so when nothing matches', async () => {
    const shell = await open();
    await shell.user.type(shell.search, 'zebra');
    expect(await screen.findAllByText('Nothing found. Try another word.')).not.toHaveLength(0);
  });

  it('shows the error and keeps the other results when the search of campaigns fails', async () => {
    await open({ handlers: [handle(listCampaignsOperation, 'internal')] });
    expect(await screen.findByText('Some of the search failed. Please try again.')).toBeVisible();
    expect(options()).toContain('Overview');
  });

  const surveys = [{ id: 's1', title: 'Water survey', campaignId: 'c9', campaignTitle: 'Water' } as SurveyListItem];
  const templates = [{ id: 'floods', title: 'Water and floods', topic: 'Climate' } as SurveyTemplate];
  const pages = [{ id: 'o1', title: 'Water news' } as OptInPage];
  const people = [{ id: 'p1', displayEmail: 'water@x.example', status: 'active' } as Subscriber];
  const stored = [
    handle(listSurveysOperation, () => ({ items: surveys, nextCursor: null })),
    handle(listSurveyTemplatesOperation, () => ({ items: templates, nextCursor: null })),
    handle(listOptInPagesOperation, () => ({ items: pages, nextCursor: null })),
    handle(listSubscribersOperation, () => ({ items: people, nextCursor: null })),
  ];

  it('finds surveys, templates, opt-in pages and subscribers by their words', async () => {
    const shell = await open({ handlers: stored });
    await shell.user.type(shell.search, 'water');
    await screen.findByRole('option', { name: /Water survey/ });
    await waitFor(() =>
      expect(options()).toEqual([
        'Water surveyWater',
        'Water and floodsStart a campaign with it',
        'Water news',
        'water@x.exampleActive',
      ]),
    );
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('option', { name: /Water and floods/ }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns?new=1&template=floods'));
  });

  it('asks only for campaigns while nothing is typed', async () => {
    const shell = await open({ handlers: stored });
    await screen.findByRole('option', { name: /Trees in the park/ });
    expect(shell.inputsOf(listSubscribersOperation)).toEqual([]);
    expect(options()).not.toContain('Water news');
  });

  it('finds pages of the settings by other words, and lists them only then', async () => {
    const page = {
      label: 'Branding settings',
      path: 'settings/branding',
      icon: 'settings',
      words: 'logo colours',
      permission: 'council:read' as const,
    };
    const shell = await open({ descriptors: { 'mf-campaigns': sampleDescriptor({ pages: [page] }) } });
    await screen.findByRole('option', { name: 'Overview' });
    expect(options()).not.toContain('Branding settings');
    await shell.user.type(shell.search, 'logo');
    await waitFor(() => expect(options()).toEqual(['Branding settings']));
    await shell.user.keyboard('{Enter}');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/settings/branding'));
  });

  it('finds councils and users for those who may see them, and asks for nobody else', async () => {
    const councils = [{ id: 'hill', name: 'Hillview' } as CouncilSummary];
    const users = [{ id: 'u1', name: 'Hilda Hill', email: 'hilda@x.example' } as ListedUser];
    const handlers = [
      handle(listCouncilsOperation, () => ({ items: councils, nextCursor: null })),
      handle(listUsersOperation, () => ({ items: users, nextCursor: null })),
    ];
    const shell = await open({ session: { role: 'system_admin' }, handlers });
    await shell.user.type(shell.search, 'hil');
    expect(await screen.findByRole('option', { name: /Hilda Hill/ })).toBeVisible();
    await shell.user.click(screen.getByRole('option', { name: 'Hillview' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/system/councils?q=Hillview'));
    shell.unmount();
    const staff = await open({ session: { role: 'council_staff' }, handlers });
    await staff.user.type(staff.search, 'hil');
    await screen.findAllByText('Nothing found. Try another word.');
    expect(staff.inputsOf(listUsersOperation)).toEqual([]);
  });

  it('closes by Escape', async () => {
    const shell = await open();
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers no campaigns when there is no council', async () => {
    renderShell({ route: '/dashboard', session: { role: 'system_admin', council: null } });
    const shell = within(await screen.findByRole('banner'));
    shell.getByRole('button', { name: 'Search and commands' }).click();
    await screen.findByRole('option', { name: 'Sign out' });
    expect(screen.queryByText('Some of the search failed. Please try again.')).not.toBeInTheDocument();
  });
});

describe('KeyboardHelp', () => {
  it('opens by a question mark and lists the shortcuts', async () => {
    const shell = renderShell({ handlers: [campaigns] });
    await screen.findByRole('link', { name: 'Campaigns' });
    await shell.user.keyboard('{Shift>}?{/Shift}');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(help.getByText('Search screens, campaigns and actions')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the theme', () => {
  afterEach(() => localStorage.clear());

  it('is changed by command and stored', async () => {
    const shell = await open();
    await shell.user.type(shell.search, 'night');
    await shell.user.click(screen.getByRole('option', { name: 'Dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(localStorage.getItem('folkmoot-color-scheme')).toBe('dark');
  });

  it('is changed on the account page', async () => {
    const shell = renderShell({ route: '/dashboard/account' });
    await shell.user.click(await screen.findByRole('radio', { name: 'Light theme' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(screen.getByRole('radio', { name: 'Light theme' })).toBeChecked();
  });
});
