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
  renderWithShell(<SubscribersTab besideAdd={<button type="button">Import CSV</button>} />, {
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
    await screen.findByRole('region', { name: 'Active' });
    expect(screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))).toEqual([
      ...shown,
      'Notifications',
    ]);
    expect(within(screen.getByRole('region', { name: 'Total Subscribers' })).getByText('40')).toBeInTheDocument();
  });

  it('show an error and retry when they cannot load', async () => {
    renderWithShell(<SubscriberStats />, { handlers: [handle(getSubscriberStatsOperation, 'unavailable')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});

describe('the list of subscribers', () => {
  it('shows address, id, status, source with spaces, day and tags, and is accessible', async () => {
    render([subscriber({ source: 'csv_upload' })]);
    const row = (await screen.findByText('jo@example.org')).closest('tr') as HTMLElement;
    for (const text of ['ID: K7Q2', 'Active', 'csv upload', '1 Feb 2026', 'Parks'])
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
    expect(shell.inputsOf(listSubscribersOperation)[0]?.query).toEqual(query);
    expect(shell.inputsOf(countSubscribersOperation)[0]?.query).toEqual(query);
    expect(await screen.findByText('Segment: Park people')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More filters (3)' })).toBeInTheDocument();
  });

  it('ignores invalid values in the address', async () => {
    const shell = render([subscriber()], { search: '?status=erased&source=x&subscribedFrom=yesterday' });
    await screen.findByText('jo@example.org');
    expect(shell.inputsOf(listSubscribersOperation)[0]?.query).toEqual({});
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
    render([subscriber()], { search: '?q=jo&tagId=tag-roads' });
    await screen.findByText('jo@example.org');
    const link = screen.getByRole('link', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/api/subscribers.csv?q=jo&tagId=tag-roads');
    expect(link).toHaveAttribute('download');
  });

  it('shows "No subscribers to export" when the list is empty (D2)', async () => {
    const shell = render([]);
    await screen.findByText('No subscribers found');
    await shell.user.click(screen.getByRole('link', { name: 'Export CSV' }));
    expect(shell.notices()).toEqual([{ kind: 'warning', text: 'No subscribers to export' }]);
  });

  it('shows the import button beside the add button', async () => {
    render([subscriber()]);
    await screen.findByText('jo@example.org');
    expect(screen.getByRole('button', { name: 'Import CSV' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add subscriber' })).toBeInTheDocument();
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
      { body: { name: 'Road people', filter: { tagIds: ['tag-roads'], status: 'active' } } },
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
    for (const text of ['ID: K7Q2', 'Active', 'opt in · Subscribed 1 Feb 2026', 'Parks'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(card.getByRole('checkbox', { name: 'Select jo@example.org' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
