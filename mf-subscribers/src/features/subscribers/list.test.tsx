import {
  countSubscribersOperation,
  createSegmentOperation,
  getSubscriberStatsOperation,
  listSegmentsOperation,
  listSubscribersOperation,
  listTagsOperation,
  type Subscriber,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { detail, pageOf, roads, segment, subscriber, tag } from '../../testing/people';
import { SubscriberStats, SubscribersTab } from '.';

const base = '/dashboard/subscribers/list';
const figures = { total: 40, active: 31, optIn: 20, csvImport: 12, postSurvey: 8 };

interface Options {
  search?: string;
  role?: 'council_staff' | 'system_admin';
  handlers?: Handler[];
}

const render = (people: Subscriber[], { search = '', handlers = [] }: Options = {}) =>
  renderWithShell(<SubscribersTab moreEntries={<button type="button">Import CSV</button>} />, {
    route: `${base}${search}`,
    handlers: [
      handle(listTagsOperation, () => pageOf([tag(), roads])),
      handle(listSegmentsOperation, () => pageOf([segment()])),
      handle(countSubscribersOperation, () => ({ count: people.length, isExact: true })),
      handle(listSubscribersOperation, () => pageOf(people)),
      ...handlers,
    ],
  });

describe('the figures above the list', () => {
  it('are the five of D2 with their labels', async () => {
    renderWithShell(<SubscriberStats />, { handlers: [handle(getSubscriberStatsOperation, () => figures)] });
    const shown = ['Total Subscribers', 'Active', 'Opt-in', 'CSV Import', 'Post-Survey'];
    const total = await screen.findByRole('region', { name: 'Total Subscribers' });
    expect(await within(total).findByText('40')).toBeInTheDocument();
    expect(screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))).toEqual([
      ...shown,
      'Notifications',
    ]);
    expect(total).toHaveTextContent('on the list');
    expect(within(screen.getByRole('region', { name: 'Post-Survey' })).getByText('8')).toBeInTheDocument();
  });

  it('show an error and retry when they cannot load', async () => {
    renderWithShell(<SubscriberStats />, { handlers: [handle(getSubscriberStatsOperation, 'unavailable')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});

describe('the list of subscribers', () => {
  it('shows address, status, source in plain words, day and tags, and is accessible', async () => {
    render([subscriber({ source: 'csv_upload' })]);
    const row = (await screen.findByText('jo@example.org')).closest('tr') as HTMLElement;
    for (const text of ['Active', 'Import', '1 Feb 2026', 'Parks'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'jo@example.org' })).toHaveAttribute(
      'href',
      '/dashboard/subscribers/people/sub-1',
    );
    expect(await screen.findByText('1 subscriber')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('explains where subscribers come from when there are none (D2)', async () => {
    render([]);
    expect(await screen.findByText('No subscribers found')).toBeInTheDocument();
    expect(
      screen.getByText('Subscribers will appear here as they sign up through opt-in pages or CSV imports'),
    ).toBeInTheDocument();
  });

  it('suggests another filter when it finds none, and clears it (D2)', async () => {
    const shell = render([], { search: '?q=zz&status=bounced' });
    expect(await screen.findByText('Try adjusting your filters')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search subscribers...' })).toHaveValue(''));
    expect(shell.location()).toBe(base);
  });

  it('shows an error and retries when it cannot load', async () => {
    render([], { handlers: [handle(listSubscribersOperation, 'unavailable')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load subscribers');
  });

  it('sends every filter of the address to the server', async () => {
    const query = {
      q: 'jo',
      status: 'active',
      source: 'manual',
      subscribedFrom: '2026-01-01',
      subscribedTo: '2026-02-01',
      tagId: 'tag-roads',
      segmentId: 'segment-1',
    };
    const shell = render([subscriber()], { search: `?${new URLSearchParams(query)}` });
    await screen.findByText('jo@example.org');
    expect(shell.inputsOf(listSubscribersOperation)[0]?.query).toEqual({ ...query, order: 'newest' });
    expect(shell.inputsOf(countSubscribersOperation)[0]?.query).toEqual(query);
    expect(await screen.findByText('Segment: Park people')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More filters (3)' })).toBeInTheDocument();
  });

  it('ignores invalid values in the address', async () => {
    const shell = render([subscriber()], { search: '?status=erased&source=x&subscribedFrom=yesterday&order=size' });
    await screen.findByText('jo@example.org');
    expect(shell.inputsOf(listSubscribersOperation)[0]?.query).toEqual({ order: 'newest' });
  });

  it('keeps the filters of the screen in the address', async () => {
    const shell = render([subscriber()]);
    await screen.findByText('jo@example.org');
    await shell.user.type(screen.getByRole('searchbox', { name: 'Search subscribers...' }), 'jo');
    await waitFor(() => expect(shell.location()).toBe(`${base}?q=jo`));
    await shell.user.click(screen.getByRole('combobox', { name: 'Tag' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Roads' }));
    await shell.user.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.queryByRole('option', { name: 'Erased' })).not.toBeInTheDocument();
    await shell.user.click(await screen.findByRole('option', { name: 'Complained' }));
    expect(shell.location()).toBe(`${base}?q=jo&tagId=tag-roads&status=complained`);
  });

  it('continues after the last row of the previous page (E-92)', async () => {
    const second = subscriber({ id: 'sub-2', displayEmail: 'sam@example.org' });
    const paged = handle(listSubscribersOperation, ({ query }) =>
      query?.cursor === 'next' ? pageOf([second]) : pageOf([subscriber()], 'next'),
    );
    const shell = render([], { handlers: [paged] });
    await shell.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('sam@example.org')).toBeInTheDocument();
    expect(screen.getByText('jo@example.org')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows "more than" when the server stops counting', async () => {
    const many = handle(countSubscribersOperation, () => ({ count: 10_000, isExact: false }));
    render([subscriber()], { handlers: [many] });
    expect(await screen.findByText('More than 10,000 subscribers')).toBeInTheDocument();
  });

  it('exports the current filter as a file', async () => {
    const shell = render([subscriber()], { search: '?q=jo&tagId=tag-roads' });
    await screen.findByText('jo@example.org');
    await shell.user.click(screen.getByRole('button', { name: 'More' }));
    const link = await screen.findByRole('menuitem', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/api/subscribers.csv?q=jo&tagId=tag-roads');
    expect(link).toHaveAttribute('download');
  });

  it('shows "No subscribers to export" when the list is empty (D2)', async () => {
    const shell = render([]);
    await screen.findByText('No subscribers found');
    await shell.user.click(screen.getByRole('button', { name: 'More' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    expect(shell.notices()).toEqual([{ kind: 'warning', text: 'No subscribers to export' }]);
  });

  it('has one main button, and a menu with the import that the keyboard opens', async () => {
    const shell = render([subscriber()]);
    await screen.findByText('jo@example.org');
    expect(screen.getByRole('button', { name: 'Add subscriber' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import CSV' })).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'More' }).focus();
    await shell.user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Import CSV' })).toBeInTheDocument();
  });

  it('shows two tags in a line and names the others', async () => {
    const waste = { ...roads, id: 'tag-waste', name: 'Waste' };
    render([subscriber({ tags: [tag(), roads, waste] })]);
    const row = (await screen.findByText('jo@example.org')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/ParksRoads\+1 Waste/);
  });

  it('keeps the columns and the density that somebody chose', async () => {
    const shell = render([subscriber()]);
    await screen.findByText('jo@example.org');
    expect(screen.queryByText('K7Q2')).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Columns and density' }));
    await shell.user.click(await screen.findByRole('checkbox', { name: 'ID' }));
    await shell.user.click(screen.getByRole('radio', { name: 'Roomy' }));
    expect(screen.getByText('K7Q2')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Subscribers' })).not.toHaveAttribute('data-dense');
    shell.unmount();
    render([subscriber()]);
    expect(await screen.findByText('K7Q2')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Subscribers' })).not.toHaveAttribute('data-dense');
    localStorage.clear();
  });

  it('saves the current filter as a segment with name and size', async () => {
    const create = handle(createSegmentOperation, ({ body }) => segment({ ...body, size: 3, activeSize: 2 }));
    const shell = render([detail()], { search: '?status=active&tagId=tag-roads', handlers: [create] });
    await screen.findByText('jo@example.org');
    await shell.user.click(screen.getByRole('button', { name: 'Save as segment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as segment' });
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Road people');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(createSegmentOperation)).toEqual([
      { body: { name: 'Road people', filter: { tagIds: ['tag-roads'], status: 'active' }, rule: null } },
    ]);
    expect(shell.notices()).toEqual([
      { kind: 'success', text: '“Road people” was saved: 3 subscribers, 2 of them active.' },
    ]);
  });
});

describe('on a narrow screen', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: true });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('shows cards instead of a table that scrolls sideways, and is accessible', async () => {
    render([subscriber()]);
    const card = within(await screen.findByRole('article', { name: 'jo@example.org' }));
    for (const text of ['Active', 'Sign-up page · Subscribed 1 Feb 2026', 'Parks'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(card.getByRole('checkbox', { name: 'Select jo@example.org' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('has tag and status among the filters of one button', async () => {
    const shell = render([subscriber()], { search: '?tagId=tag-roads&status=active' });
    await screen.findByRole('article', { name: 'jo@example.org' });
    expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    await shell.user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Complained' }));
    expect(shell.location()).toBe(`${base}?tagId=tag-roads&status=complained`);
  });
});
