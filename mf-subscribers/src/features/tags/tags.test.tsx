import {
  createTagOperation,
  deleteTagOperation,
  listTagsOperation,
  mergeTagOperation,
  restoreTagOperation,
  type Tag,
  updateTagOperation,
} from '@folkmoot/contracts/client';
import {
  accessibilityProblems,
  type Handler,
  handle,
  problem,
  type RenderedShell,
  renderWithShell,
} from '@folkmoot/shell-sdk/testing';
import { currentNotices } from '@folkmoot/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pageOf, roads, tag } from '../../testing/people';
import { TagsTab } from '.';

const render = (tags: Tag[], handlers: Handler[] = []) =>
  renderWithShell(<TagsTab />, {
    route: '/dashboard/subscribers/tags',
    handlers: [handle(listTagsOperation, () => pageOf(tags)), ...handlers],
  });

const menuItem = async (shell: RenderedShell, name: string, item: string) => {
  await shell.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await shell.user.click(await screen.findByRole('menuitem', { name: item }));
};

const openCreate = async (shell: RenderedShell) => {
  await shell.user.click(await screen.findByRole('button', { name: 'Create Tag' }));
  return within(await screen.findByRole('dialog', { name: 'Create Tag' }));
};

describe('the tags', () => {
  it('show the live count of active subscribers with a link to them (E-9)', async () => {
    render([tag(), roads]);
    const card = within(await screen.findByRole('article', { name: 'Parks' }));
    expect(card.getByRole('link', { name: '12 active subscribers' })).toHaveAttribute(
      'href',
      '/dashboard/subscribers/list?tagId=tag-parks&status=active',
    );
    expect(card.getByText('Default')).toBeInTheDocument();
    expect(screen.getByText('1 active subscriber')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('offer to create the first when there are none (D2)', async () => {
    render([]);
    expect(await screen.findByText('No tags created')).toBeInTheDocument();
    expect(screen.getByText('Create tags to organize your subscribers')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create First Tag' })).toBeInTheDocument();
  });

  it('show an error and retry when they cannot load', async () => {
    render([], [handle(listTagsOperation, 'unavailable')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load tags');
  });
});

describe('creating and editing a tag (E-43)', () => {
  it('sends name, description, colour and default', async () => {
    const shell = render([], [handle(createTagOperation, ({ body }) => tag({ name: body.name }))]);
    const dialog = await openCreate(shell);
    await shell.user.type(dialog.getByRole('textbox', { name: /Tag Name/ }), 'Roads');
    await shell.user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Road works');
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Default tag' }));
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(createTagOperation)).toEqual([
      { body: { name: 'Roads', description: 'Road works', color: '#2563eb', isDefault: true, isInternal: false } },
    ]);
  });

  it('marks an internal tag, which cannot be a default tag, and shows the progress of a merge', async () => {
    const merging = tag({ name: 'Bins', isInternal: true, merge: { people: 2_600, moved: 1_000 } });
    const shell = render([merging], [handle(createTagOperation, ({ body }) => tag({ name: body.name }))]);
    const card = within(await screen.findByRole('article', { name: 'Bins' }));
    expect(card.getByText('Internal')).toBeVisible();
    expect(card.getByText(/^Merging: 1,000 of 2,600 subscribers done/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Create Tag' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shell.user.type(dialog.getByRole('textbox', { name: /Tag Name/ }), 'Bench club');
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Internal tag' }));
    expect(dialog.getByRole('checkbox', { name: 'Default tag' })).toBeDisabled();
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shell.inputsOf(createTagOperation)[0]?.body).toMatchObject({ isInternal: true }));
  });

  it('shows a text and keeps the input when the name is taken', async () => {
    const shell = render([tag()], [handle(createTagOperation, 'tag_name_taken')]);
    const dialog = await openCreate(shell);
    await shell.user.type(dialog.getByRole('textbox', { name: /Tag Name/ }), 'Parks');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('A tag with this name already exists.');
    expect(dialog.getByRole('textbox', { name: /Tag Name/ })).toHaveValue('Parks');
  });

  it('shows "Failed to create tag" when the server fails (D2)', async () => {
    const shell = render([tag()], [handle(createTagOperation, 'internal')]);
    const dialog = await openCreate(shell);
    await shell.user.type(dialog.getByRole('textbox', { name: /Tag Name/ }), 'Parks');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to create tag');
  });

  it('shows the contrast of a colour, and does not save an invalid colour (E-85)', async () => {
    const shell = render([tag()]);
    const dialog = await openCreate(shell);
    await shell.user.type(dialog.getByRole('textbox', { name: /Tag Name/ }), 'Roads');
    expect(dialog.getByRole('status')).toHaveTextContent('Contrast to white 5.2:1.');
    const color = dialog.getByRole('textbox', { name: 'Color' });
    await shell.user.clear(color);
    await shell.user.type(color, '#ffee00');
    expect(dialog.getByRole('status')).toHaveTextContent('Hard to see on white');
    await shell.user.clear(color);
    await shell.user.type(color, 'red');
    expect(dialog.getByText('Use a colour like #2563eb.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('sends the changes with the current revision', async () => {
    const shell = render([tag({ revision: 4 })], [handle(updateTagOperation, () => tag())]);
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Parks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tag' }));
    await shell.user.type(dialog.getByRole('textbox', { name: /Tag Name/ }), ' and trees');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(updateTagOperation)[0]).toMatchObject({
      params: { tagId: 'tag-parks' },
      body: { name: 'Parks and trees', isDefault: true, revision: 4 },
    });
  });

  it('keeps both changes when another person changed another field, and asks when they changed the same', async () => {
    let stored = tag({ revision: 4 });
    const shell = render(
      [],
      [
        handle(listTagsOperation, () => pageOf([stored])),
        handle(updateTagOperation, ({ body }) => {
          if (body?.revision !== stored.revision) throw problem('stale_revision');
          return { ...stored, revision: stored.revision + 1 };
        }),
      ],
    );
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Parks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tag' }));
    await shell.user.type(dialog.getByRole('textbox', { name: /Tag Name/ }), ' and trees');
    stored = tag({ revision: 5, name: 'Greens', description: 'Theirs' });
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('radio', { name: 'Yours: Parks and trees' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Theirs: Greens' })).not.toBeChecked();
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Theirs');
    await shell.user.click(dialog.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(updateTagOperation)[1]?.body).toMatchObject({
      name: 'Parks and trees',
      description: 'Theirs',
      revision: 5,
    });
  });

  it('makes a tag ordinary or default from its card', async () => {
    const shell = render([tag(), roads], [handle(updateTagOperation, () => tag())]);
    await menuItem(shell, 'Parks', 'Make ordinary');
    await waitFor(() => expect(shell.notices()).toHaveLength(1));
    await menuItem(shell, 'Roads', 'Make default');
    await waitFor(() => expect(shell.notices()).toHaveLength(2));
    expect(shell.inputsOf(updateTagOperation)).toEqual([
      { params: { tagId: 'tag-parks' }, body: { isDefault: false, revision: 1 } },
      { params: { tagId: 'tag-roads' }, body: { isDefault: true, revision: 1 } },
    ]);
  });
});

describe('deleting a tag', () => {
  const question = 'Are you sure you want to delete this tag? This will remove it from all subscribers.';

  it('is not offered for a default tag (D2)', async () => {
    const shell = render([tag(), roads]);
    await shell.user.click(await screen.findByRole('button', { name: 'More actions for Parks' }));
    await screen.findByRole('menuitem', { name: 'Make ordinary' });
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it("asks with D2's text, explains the effect, and can be undone (E-79)", async () => {
    const shell = render(
      [tag(), roads],
      [handle(deleteTagOperation, () => undefined), handle(restoreTagOperation, () => roads)],
    );
    await menuItem(shell, 'Roads', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete tag' }));
    expect(dialog.getByText(question)).toBeInTheDocument();
    expect(
      dialog.getByText(/is removed from 1 active subscriber .* You can restore it for 30 days\./),
    ).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: '“Roads” was deleted.' }]));
    act(() => currentNotices()[0]?.action?.run());
    await waitFor(() => expect(shell.inputsOf(restoreTagOperation)).toEqual([{ params: { tagId: 'tag-roads' } }]));
    await waitFor(() => expect(shell.notices().at(-1)).toEqual({ kind: 'success', text: '“Roads” is back.' }));
  });

  it('shows "Failed to delete tag" when the server fails (D2)', async () => {
    const shell = render([tag(), roads], [handle(deleteTagOperation, 'internal')]);
    await menuItem(shell, 'Roads', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete tag' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to delete tag' }]));
  });
});

describe('merging a tag', () => {
  it('explains the effect on people, consents and segments first', async () => {
    const shell = render([tag(), roads], [handle(mergeTagOperation, () => tag())]);
    await menuItem(shell, 'Roads', 'Merge into another tag');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge “Roads”' }));
    expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await shell.user.click(dialog.getByRole('combobox', { name: /Into which tag/ }));
    expect(screen.queryByRole('option', { name: 'Roads' })).not.toBeInTheDocument();
    await shell.user.click(await screen.findByRole('option', { name: 'Parks' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 subscriber with “Roads” get “Parks” instead, with the evidence of their consent. Who has both keeps the consent to “Parks”.',
      'Segments that ask for “Roads” ask for “Parks” from then on.',
      '“Roads” is gone afterwards. This cannot be undone.',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(shell.notices()).toHaveLength(1));
    expect(shell.inputsOf(mergeTagOperation)).toEqual([
      { params: { tagId: 'tag-roads' }, body: { intoTagId: 'tag-parks' } },
    ]);
  });

  it('is not offered when there is only one tag', async () => {
    const shell = render([tag()]);
    await shell.user.click(await screen.findByRole('button', { name: 'More actions for Parks' }));
    await screen.findByRole('menuitem', { name: 'Make ordinary' });
    expect(screen.queryByRole('menuitem', { name: /Merge/ })).not.toBeInTheDocument();
  });
});
