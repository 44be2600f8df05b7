import {
  cancelTaggingOperation,
  countSubscribersOperation,
  createTaggingOperation,
  listSubscribersOperation,
  listTaggingsOperation,
  listTagsOperation,
  type SubscriberTagging,
  tagSubscribersOperation,
} from '@folkmoot/contracts/client';
import {
  accessibilityProblems,
  type Handler,
  handle,
  problem,
  type RenderedShell,
  renderWithShell,
} from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, roads, subscriber, tag } from '../../testing/people';
import { SubscribersTab } from '.';
import { BulkBar } from './bulk/BulkBar';

const toggle = () => undefined;
const people = ['amy', 'ben', 'cat'].map((name) =>
  subscriber({ id: `sub-${name}`, email: `${name}@x.org`, displayEmail: `${name}@x.org` }),
);

const render = (handlers: Handler[], search = '') =>
  renderWithShell(<SubscribersTab />, {
    route: `/dashboard/subscribers/list${search}`,
    handlers: [
      handle(listTagsOperation, () => pageOf([tag(), roads])),
      handle(countSubscribersOperation, () => ({ count: 1203, isExact: true })),
      handle(listSubscribersOperation, () => pageOf(people, 'next')),
      handle(listTaggingsOperation, () => pageOf([])),
      ...handlers,
    ],
  });

const select = async (shell: RenderedShell, name: string) =>
  shell.user.click(await screen.findByRole('checkbox', { name }));

const openDialog = async (shell: RenderedShell) => {
  await shell.user.click(await screen.findByRole('button', { name: 'Change tags' }));
  return within(await screen.findByRole('dialog', { name: 'Change tags' }));
};

const choose = async (shell: RenderedShell, field: HTMLElement, option: string) => {
  await shell.user.click(field);
  await shell.user.click(await screen.findByRole('option', { name: option }));
};

const addRoads = async (shell: RenderedShell) => {
  const dialog = await openDialog(shell);
  await choose(shell, dialog.getByRole('combobox', { name: 'Add these tags' }), 'Roads');
  expect(dialog.getByRole('button', { name: 'Change tags' })).toBeDisabled();
  await shell.user.type(dialog.getByRole('textbox', { name: /How did they agree/ }), 'Town fair');
  await shell.user.click(dialog.getByRole('button', { name: 'Change tags' }));
  return dialog;
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('changing the tags of several subscribers (E-44)', () => {
  it('is not offered when no row is selected', async () => {
    render([]);
    await screen.findByText('amy@x.org');
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('changes the selected ones with the evidence of consent, then clears the selection', async () => {
    const shell = render([handle(tagSubscribersOperation, () => ({ changed: 1, unchanged: 1 }))]);
    await select(shell, 'Select amy@x.org');
    await select(shell, 'Select cat@x.org');
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('2 selected');
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toBePartiallyChecked();
    expect(await accessibilityProblems()).toEqual([]);
    await addRoads(shell);
    await closed();
    expect(shell.inputsOf(tagSubscribersOperation)).toEqual([
      {
        body: {
          subscriberIds: ['sub-amy', 'sub-cat'],
          addTagIds: ['tag-roads'],
          removeTagIds: [],
          consentSource: 'Town fair',
        },
      },
    ]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: '1 subscriber changed, 1 as before.' }]);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('needs no consent to remove tags', async () => {
    const shell = render([handle(tagSubscribersOperation, () => ({ changed: 3, unchanged: 0 }))]);
    await select(shell, 'Select all shown');
    const dialog = await openDialog(shell);
    expect(dialog.getByText('For 3 subscribers.')).toBeInTheDocument();
    await choose(shell, dialog.getByRole('combobox', { name: 'Take these tags off' }), 'Parks');
    await shell.user.click(dialog.getByRole('button', { name: 'Change tags' }));
    await closed();
    expect(shell.inputsOf(tagSubscribersOperation)[0]?.body).toMatchObject({
      addTagIds: [],
      removeTagIds: ['tag-parks'],
    });
  });

  it('explains how to continue when the selection is too large for one request', () => {
    const ids = new Set(Array.from({ length: 1001 }, (_, n) => `sub-${n}`));
    const selection = {
      ids,
      isAll: false,
      has: () => true,
      toggle,
      toggleAll: toggle,
      selectAll: toggle,
      clear: toggle,
    };
    const filters = {
      query: {},
      filter: {},
      segmentId: undefined,
      isFiltered: false,
      order: 'newest' as const,
      setOrder: toggle,
      set: toggle,
      clear: toggle,
    };
    renderWithShell(<BulkBar selection={selection} filters={filters} hasMore />, {
      handlers: [handle(countSubscribersOperation, () => ({ count: 5000, isExact: true }))],
    });
    expect(screen.getByRole('button', { name: 'Change tags' })).toBeDisabled();
    expect(screen.getByText(/Up to 1,000 can be changed by hand/)).toBeInTheDocument();
  });

  it('erases the selected people after their number is typed', async () => {
    const asked: unknown[] = [];
    const shell = render([
      handle(tagSubscribersOperation, ({ body }) => {
        asked.push(body);
        return { changed: 1, unchanged: 0 };
      }),
    ]);
    await select(shell, 'Select amy@x.org');
    await shell.user.click(screen.getByRole('button', { name: 'Erase' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase several people' });
    const confirm = within(dialog).getByRole('button', { name: 'Erase for good' });
    expect(confirm).toBeDisabled();
    await shell.user.type(within(dialog).getByLabelText('To confirm, type the number 1'), '1');
    await shell.user.click(confirm);
    await waitFor(() =>
      expect(asked).toEqual([{ addTagIds: [], removeTagIds: [], leaving: 'erase', subscriberIds: ['sub-amy'] }]),
    );
  });

  it('clears the selection when the filter changes', async () => {
    const shell = render([]);
    await select(shell, 'Select amy@x.org');
    await shell.user.type(screen.getByRole('searchbox', { name: 'Search subscribers...' }), 'a');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
  });
});

describe('changing the tags of all matching subscribers', () => {
  const tagging = (patch: Partial<SubscriberTagging> = {}): SubscriberTagging => ({
    id: 'g1',
    state: 'running',
    total: 1203,
    processed: 500,
    changed: 490,
    addTagIds: ['tag-roads'],
    removeTagIds: [],
    problem: null,
    createdAt: '2026-03-02T09:00:00.000Z',
    finishedAt: null,
    ...patch,
  });
  /** The server's state. Tests change `now`. */
  const onServer = (begun: SubscriberTagging | null = null) => {
    const server = { now: begun };
    const handlers = [
      handle(listTaggingsOperation, () => pageOf(server.now ? [server.now] : [])),
      handle(createTaggingOperation, () => {
        server.now = tagging({ state: 'queued', total: null, processed: 0, changed: 0 });
        return server.now;
      }),
      handle(cancelTaggingOperation, () => {
        server.now = tagging({ state: 'cancelled' });
        return server.now;
      }),
    ];
    return { server, handlers };
  };
  const strip = async () => within(await screen.findByRole('region', { name: 'Tags being changed' }));

  it('starts with the filter, shows the progress, then the result until it is closed', async () => {
    const { server, handlers } = onServer();
    const shell = render(handlers, '?status=active');
    await select(shell, 'Select amy@x.org');
    await shell.user.click(await screen.findByRole('button', { name: 'Select all 1,203 that match' }));
    expect(screen.getByRole('checkbox', { name: 'Select ben@x.org' })).toBeChecked();
    await addRoads(shell);
    await closed();
    expect(shell.inputsOf(createTaggingOperation)).toEqual([
      {
        body: {
          filter: { status: 'active' },
          addTagIds: ['tag-roads'],
          removeTagIds: [],
          consentSource: 'Town fair',
        },
      },
    ]);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    expect((await strip()).getByText('Waiting for its turn...')).toBeInTheDocument();
    server.now = tagging();
    expect(await screen.findByText('500 of 1,203')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Changing tags: adding Roads' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    const lists = shell.inputsOf(listSubscribersOperation).length;
    server.now = tagging({ state: 'done', processed: 1203, changed: 1193 });
    const result = 'The tags were changed: 1,193 subscribers changed, 10 as before.';
    expect(await screen.findByText(result)).toBeInTheDocument();
    await waitFor(() => expect(shell.inputsOf(listSubscribersOperation).length).toBeGreaterThan(lists));
    expect(shell.location()).toBe('/dashboard/subscribers/list?status=active&tagging=g1');
    await shell.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shell.location()).toBe('/dashboard/subscribers/list?status=active');
  });

  it('shows a run of a colleague, which can be stopped', async () => {
    const { handlers } = onServer(tagging());
    const shell = render(handlers);
    await shell.user.click((await strip()).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tags being changed' })).not.toBeInTheDocument());
    expect(shell.inputsOf(cancelTaggingOperation)).toEqual([{ params: { taggingId: 'g1' } }]);
  });

  it.each([
    ['stopped', { state: 'cancelled' }, 'Stopped. 490 subscribers changed; the others are as before.'],
    ['failed', { state: 'failed', problem: 'It broke.' }, '490 subscribers changed. It broke.'],
  ] as const)('%s, opened again by its address: says what was done', async (_, patch, text) => {
    render(onServer(tagging(patch)).handlers, '?tagging=g1');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('shows the reason and keeps the selection when it cannot start', async () => {
    const shell = render([
      handle(createTaggingOperation, () => {
        throw problem('unavailable');
      }),
    ]);
    await select(shell, 'Select amy@x.org');
    await shell.user.click(await screen.findByRole('button', { name: 'Select all 1,203 that match' }));
    const dialog = await addRoads(shell);
    expect(dialog.getByText(/runs on the server/)).toBeInTheDocument();
    expect(await dialog.findByRole('alert')).toHaveTextContent('The tags could not be changed. Please try again.');
    expect(dialog.getByRole('textbox', { name: /How did they agree/ })).toHaveValue('Town fair');
  });
});
