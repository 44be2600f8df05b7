import {
  createSubscriberOperation,
  createTagOperation,
  getSubscriberStatsOperation,
  listSubscribersOperation,
  listTagsOperation,
  type Subscriber,
  type Tag,
} from '@folkmoot/contracts/client';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from './app';

const tag = (patch: Partial<Tag> = {}): Tag => ({
  id: 'tag-parks',
  councilId: 'council-riverside',
  createdBy: 'user-ada',
  name: 'Parks',
  description: 'Parks and open spaces',
  color: '#059669',
  isDefault: true,
  subscriberCount: 12,
  createdAt: '2026-01-05T09:00:00.000Z',
  revision: 1,
  ...patch,
});

const subscriber = (patch: Partial<Subscriber> = {}): Subscriber => ({
  id: 'sub-1',
  councilId: 'council-riverside',
  email: 'jo@example.org',
  displayEmail: 'jo@example.org',
  uniqueId: 'K7Q2',
  source: 'opt_in',
  status: 'active',
  subscribedAt: '2026-02-01T10:00:00.000Z',
  tags: [{ id: 'tag-parks', name: 'Parks', color: '#059669' }],
  revision: 1,
  ...patch,
});

const figures = { total: 40, active: 31, optIn: 20, csvImport: 12, postSurvey: 8 };

const render = (subscribers: Subscriber[], options: { route?: string; tags?: Tag[]; role?: 'council_staff' } = {}) =>
  renderWithShell(<App />, {
    route: options.route ?? '/dashboard/subscribers',
    handlers: [
      handle(getSubscriberStatsOperation, () => figures),
      handle(listTagsOperation, () => ({ items: options.tags ?? [tag()], nextCursor: null })),
      handle(listSubscribersOperation, () => ({ items: subscribers, nextCursor: null })),
      handle(createSubscriberOperation, ({ body }) => subscriber({ email: body.email })),
      handle(createTagOperation, 'tag_name_taken'),
    ],
  });

describe('the subscribers screen', () => {
  it('with subscribers shows the five figures and a row with address, id, status, source and tags', async () => {
    render([subscriber({ source: 'csv_upload' })]);
    const row = (await screen.findByText('jo@example.org')).closest('tr') as HTMLElement;
    expect(within(row).getByText('ID: K7Q2')).toBeInTheDocument();
    expect(within(row).getByText('csv upload')).toBeInTheDocument();
    expect(within(row).getByText('Parks')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Total Subscribers' })).getByText('40')).toBeInTheDocument();
  });
  it('without any says where they will come from', async () => {
    render([]);
    expect(await screen.findByText('No subscribers found')).toBeInTheDocument();
    expect(screen.getByText(/as they sign up through opt-in pages/)).toBeInTheDocument();
  });
  it('with a filter and none found suggests adjusting it', async () => {
    render([], { route: '/dashboard/subscribers/list?q=zz' });
    expect(await screen.findByText('Try adjusting your filters')).toBeInTheDocument();
  });
  it('adding one sends address, the default tags and the evidence of consent', async () => {
    const shell = render([subscriber()]);
    await screen.findByText('jo@example.org');
    await shell.user.click(screen.getByRole('button', { name: 'Add subscriber' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
    const add = within(dialog).getByRole('button', { name: 'Add subscriber' });
    expect(add).toBeDisabled();
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'sam@example.org');
    await shell.user.type(within(dialog).getByRole('textbox', { name: /How did they agree/ }), 'Paper form');
    await shell.user.click(add);
    await waitFor(() => expect(shell.notices()).toHaveLength(1));
    expect(shell.inputsOf(createSubscriberOperation)).toEqual([
      { body: { email: 'sam@example.org', tagIds: ['tag-parks'], consentSource: 'Paper form' } },
    ]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: 'sam@example.org was added.' }]);
  });
});

describe('the tags screen', () => {
  it('shows each tag with its live count of active subscribers (E-9)', async () => {
    render([], { route: '/dashboard/subscribers/tags' });
    const card = await screen.findByRole('article', { name: 'Parks' });
    expect(within(card).getByText('12 active subscribers')).toBeInTheDocument();
    expect(within(card).getByText('Default')).toBeInTheDocument();
  });
  it('without tags offers to create the first', async () => {
    render([], { route: '/dashboard/subscribers/tags', tags: [] });
    expect(await screen.findByText('No tags created')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create First Tag' })).toBeInTheDocument();
  });
  it('a name that is taken is told in words and the dialog stays with what was typed', async () => {
    const shell = render([], { route: '/dashboard/subscribers/tags' });
    await screen.findByRole('article', { name: 'Parks' });
    await shell.user.click(screen.getByRole('button', { name: 'Create Tag' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Tag' });
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Tag Name/ }), 'Parks');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('A tag with this name exists already.');
    expect(within(dialog).getByRole('textbox', { name: /Tag Name/ })).toHaveValue('Parks');
  });
  it('a colour that is none keeps the dialog from saving (E-85)', async () => {
    const shell = render([], { route: '/dashboard/subscribers/tags' });
    await screen.findByRole('article', { name: 'Parks' });
    await shell.user.click(screen.getByRole('button', { name: 'Create Tag' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Tag' });
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Tag Name/ }), 'Roads');
    const color = within(dialog).getByRole('textbox', { name: 'Color' });
    await shell.user.clear(color);
    await shell.user.type(color, 'red');
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
