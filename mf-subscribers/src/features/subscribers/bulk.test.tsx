import {
  countSubscribersOperation,
  listSubscribersOperation,
  listTagsOperation,
  tagMatchingSubscribersOperation,
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
import { pageOf, roads, subscriber, tag } from '../../fixtures/people';
import { SubscribersTab } from '.';

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

describe('changing the tags of many (E-44)', () => {
  it('nobody selected: nothing offers it', async () => {
    render([]);
    await screen.findByText('amy@x.org');
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('of those selected, with the evidence of consent; then the selection is gone', async () => {
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

  it('taking tags off needs no consent', async () => {
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

  it('of all that match goes on from batch to batch with the filter', async () => {
    const steps = handle(tagMatchingSubscribersOperation, ({ body }) =>
      body.cursor
        ? { changed: 203, unchanged: 0, nextCursor: null }
        : { changed: 990, unchanged: 10, nextCursor: 'c1' },
    );
    const shell = render([steps], '?status=active');
    await select(shell, 'Select amy@x.org');
    await shell.user.click(await screen.findByRole('button', { name: 'Select all 1,203 that match' }));
    expect(screen.getByRole('checkbox', { name: 'Select ben@x.org' })).toBeChecked();
    await addRoads(shell);
    await closed();
    const sent = {
      filter: { status: 'active' },
      addTagIds: ['tag-roads'],
      removeTagIds: [],
      consentSource: 'Town fair',
    };
    expect(shell.inputsOf(tagMatchingSubscribersOperation)).toEqual([
      { body: sent },
      { body: { ...sent, cursor: 'c1' } },
    ]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: '1,193 subscribers changed, 10 as before.' }]);
  });

  it('that fails on the way says how many are done, and keeps what was chosen', async () => {
    const steps = handle(tagMatchingSubscribersOperation, ({ body }) => {
      if (body.cursor) throw problem('unavailable');
      return { changed: 500, unchanged: 0, nextCursor: 'c1' };
    });
    const shell = render([steps]);
    await select(shell, 'Select amy@x.org');
    await shell.user.click(await screen.findByRole('button', { name: 'Select all 1,203 that match' }));
    const dialog = await addRoads(shell);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It stopped after 500 subscribers: those are done, the others as before. Please try again.',
    );
    expect(dialog.getByRole('textbox', { name: /How did they agree/ })).toHaveValue('Town fair');
  });

  it('another filter begins with nobody selected', async () => {
    const shell = render([]);
    await select(shell, 'Select amy@x.org');
    await shell.user.type(screen.getByRole('searchbox', { name: 'Search subscribers...' }), 'a');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
  });
});
