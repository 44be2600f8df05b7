import {
  getOptInPageOperation,
  listAttributesOperation,
  listTagsOperation,
  type OptInPage,
  type SignupRunnerProps,
  updateOptInPageOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { attribute, pageOf } from '../../../testing/people';
import { samplePage, sampleTag } from '../testing/sample-page';

const attributes = [
  attribute({ key: 'first_name', name: 'First name' }),
  attribute({ key: 'tenant', name: 'Tenant', type: 'yes_no' }),
];

/** Replaces the resident's page. Shows its props. */
const SignupRunner = ({ signup: { page, topics } }: SignupRunnerProps) => (
  <output data-testid="page">
    {JSON.stringify({
      title: page.title,
      fields: page.fields.map(({ label }) => label),
      styling: page.styling,
      topics: topics.map(({ name, isPreselected }) => [name, isPreselected]),
    })}
  </output>
);

const render = async (page: OptInPage = samplePage(), handlers: Handler[] = []) => {
  const shell = renderWithShell(<App />, {
    route: '/dashboard/opt-in/page-1/edit',
    provided: { 'mf-public/./signup-runner': { SignupRunner } },
    handlers: [
      handle(getOptInPageOperation, () => page),
      handle(listAttributesOperation, () => pageOf(attributes)),
      handle(listTagsOperation, () => ({
        items: [sampleTag(), sampleTag({ id: 'tag-roads', name: 'Roads', isDefault: false })],
        nextCursor: null,
      })),
      handle(updateOptInPageOperation, ({ body }) => {
        const { tagIds, revision = 0, ...rest } = { tagIds: [], ...body };
        return { ...page, ...rest, settings: { defaultTags: tagIds }, revision: revision + 1 } as OptInPage;
      }),
      ...handlers,
    ],
  });
  await screen.findByRole('heading', { name: 'Form fields' });
  await screen.findByTestId('page');
  return shell;
};

const shown = () => JSON.parse(screen.getByTestId('page').textContent ?? '{}');
const fieldNames = () =>
  screen.getAllByRole('group', { name: /^Field: / }).map((group) => group.getAttribute('aria-label'));
const save = () => screen.getByRole('button', { name: 'Save' });
const addField = async (shell: Awaited<ReturnType<typeof render>>, type: string) => {
  await shell.user.click(screen.getByRole('button', { name: 'Add field' }));
  await shell.user.click(await screen.findByRole('menuitem', { name: type }));
};

describe('the editor of an opt-in page', () => {
  it('offers six types of fields, focuses a new one, and shows it in the preview (E-34)', async () => {
    const shell = await render();
    await shell.user.click(screen.getByRole('button', { name: 'Add field' }));
    const types = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(types).toEqual(['Short text', 'Email', 'Phone', 'Choice from a list', 'Long text', 'Checkbox']);
    await shell.user.click(screen.getByRole('menuitem', { name: 'Short text' }));
    await waitFor(() => expect(screen.getByDisplayValue('Name')).toHaveFocus());
    await shell.user.keyboard('First name');
    expect(shown().fields).toEqual(['Email Address', 'First name']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('moves fields by button and by Alt and arrow, and announces it (E-89)', async () => {
    const shell = await render();
    await addField(shell, 'Phone');
    const phone = within(screen.getByRole('group', { name: 'Field: Phone number' }));
    await shell.user.click(phone.getByRole('button', { name: 'Move up' }));
    expect(fieldNames()).toEqual(['Field: Phone number', 'Field: Email Address']);
    expect(screen.getByText('“Phone number” is now field 1 of 2.')).toBeInTheDocument();
    screen.getByDisplayValue('Phone number').focus();
    await shell.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(fieldNames()).toEqual(['Field: Email Address', 'Field: Phone number']);
    await shell.user.click(phone.getByRole('button', { name: 'Delete field' }));
    expect(shown().fields).toEqual(['Email Address']);
  });

  it('keeps the email field and keeps it required', async () => {
    await render();
    const email = within(screen.getByRole('group', { name: 'Field: Email Address' }));
    expect(email.getByRole('button', { name: 'The address cannot be deleted' })).toBeDisabled();
    expect(email.getByRole('checkbox', { name: /Required/ })).toBeDisabled();
  });

  it('shows an error and does not save when a choice has no options or duplicates', async () => {
    const shell = await render();
    await addField(shell, 'Choice from a list');
    expect(screen.getByText('Correct the marked fields.')).toBeInTheDocument();
    const options = screen.getByLabelText(/Options, one a line/);
    await shell.user.type(options, 'North{Enter}North');
    expect(screen.getByText('Two options read the same.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await shell.user.type(options, ' Hill');
    expect(save()).toBeEnabled();
  });

  it('links a field to a detail of the person that can keep its answers', async () => {
    const shell = await render();
    await addField(shell, 'Checkbox');
    const box = within(screen.getByRole('group', { name: 'Field: I live in the area' }));
    const keepAs = await box.findByRole('combobox', { name: /Keep as/ });
    expect(
      within(keepAs)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Only with the sign-up', 'Tenant']);
    await shell.user.selectOptions(keepAs, 'Tenant');
    await shell.user.click(save());
    await waitFor(() => expect(shell.inputsOf(updateOptInPageOperation)).toHaveLength(1));
    expect(shell.inputsOf(updateOptInPageOperation)[0]).toMatchObject({
      body: { fields: [{ type: 'email' }, { type: 'checkbox', attribute: 'tenant' }] },
    });
    const email = within(screen.getByRole('group', { name: 'Field: Email Address' }));
    expect(email.queryByRole('combobox', { name: /Keep as/ })).not.toBeInTheDocument();
  });

  it('shows colours and font at once, and a warning when a colour is invalid or unreadable (E-34, E-85)', async () => {
    const shell = await render();
    await shell.user.click(screen.getByRole('switch', { name: 'Use the council’s colour' }));
    const primary = screen.getByLabelText('Primary colour');
    await shell.user.clear(primary);
    await shell.user.type(primary, '#ffee00');
    expect(shown().styling.primaryColor).toBe('#ffee00');
    expect(screen.getByText(/Hard to read: 1\.\d to 1/)).toBeInTheDocument();
    await shell.user.type(primary, 'x');
    expect(screen.getByText('Use a colour like #2563eb.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('offers exactly the selected topics, with default ones preselected (F-39)', async () => {
    const shell = await render();
    expect(shown().topics).toEqual([['Parks', true]]);
    await shell.user.click(screen.getByRole('checkbox', { name: 'Roads' }));
    expect(shown().topics).toEqual([
      ['Parks', true],
      ['Roads', false],
    ]);
  });

  it('saves with the revision, also by Ctrl-S, and says that the old address still works (E-84)', async () => {
    const shell = await render();
    const slug = screen.getByLabelText(/URL Slug/);
    await shell.user.clear(slug);
    await shell.user.type(slug, 'updates');
    expect(screen.getByText('The present address /news goes on working: it leads to the new one.')).toBeInTheDocument();
    await shell.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(shell.inputsOf(updateOptInPageOperation)).toHaveLength(1));
    expect(shell.inputsOf(updateOptInPageOperation)[0]).toMatchObject({ body: { slug: 'updates', revision: 3 } });
    await screen.findByText('All changes saved');
  });

  it('overwrites nothing and can load the other version when another person saved first', async () => {
    let stored = samplePage();
    const shell = await render(stored, [
      handle(getOptInPageOperation, () => stored),
      handle(updateOptInPageOperation, 'stale_revision'),
    ]);
    await shell.user.type(screen.getByRole('textbox', { name: /Page Title/ }), '!');
    stored = samplePage({ title: 'Town news', revision: stored.revision + 1 });
    await shell.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this in the meantime.');
    expect(screen.getByRole('textbox', { name: /Page Title/ })).toHaveValue('Riverside news!');
    await shell.user.click(screen.getByRole('button', { name: 'Load their changes' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Page Title/ })).toHaveValue('Town news'));
  });

  it('keeps both changes when another person changed another part', async () => {
    let stored = samplePage();
    const revision = stored.revision + 1;
    const shell = await render(stored, [
      handle(getOptInPageOperation, () => stored),
      handle(updateOptInPageOperation, ({ body }) => {
        if (body?.revision !== revision) throw problem('stale_revision');
        stored = { ...stored, title: body.title ?? '', revision: revision + 1 };
        return stored;
      }),
    ]);
    await shell.user.type(screen.getByLabelText(/Page Title/), '!');
    stored = samplePage({ description: 'Theirs', revision });
    await shell.user.click(save());
    await screen.findByText('All changes saved');
    expect(shell.inputsOf(updateOptInPageOperation)[1]?.body).toMatchObject({
      title: 'Riverside news!',
      description: 'Theirs',
    });
  });

  it("shows the server's text beside the address when it is taken", async () => {
    const taken = handle(updateOptInPageOperation, () => {
      throw problem('slug_taken');
    });
    const shell = await render(samplePage(), [taken]);
    await shell.user.type(screen.getByLabelText(/URL Slug/), '2');
    await shell.user.click(save());
    expect(await screen.findByText('This address is already taken.')).toBeInTheDocument();
  });

  it('asks before leaving with changes', async () => {
    const shell = await render();
    await shell.user.type(screen.getByLabelText(/Page Title/), '!');
    await shell.user.click(screen.getByRole('link', { name: /Riverside news/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(shell.location()).toBe('/dashboard/opt-in/page-1/edit');
  });
});
