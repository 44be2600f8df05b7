import {
  changeCouncilStatusOperation,
  chooseCouncilOperation,
  createCouncilOperation,
  deleteCouncilOperation,
  inviteToCouncilOperation,
  listCouncilsOperation,
  restoreCouncilOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { accessibilityProblems } from '@folkmoot/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const render = (first: Handler[] = [], role: 'system_admin' | 'council_admin' = 'system_admin', search = '') =>
  renderWithShell(<App />, {
    route: `/dashboard/system/councils${search}`,
    session: { role, council: role === 'system_admin' ? null : {} },
    handlers: [...createHandlers(), ...first],
  });
type Shell = ReturnType<typeof render>;

const choose = async (shell: Shell, council: string, action: string) => {
  await shell.user.click(await screen.findByRole('button', { name: `Actions for ${council}` }));
  await shell.user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the councils of an installation', () => {
  it('are visible to system administrators only: others see Access Denied with the text of D2', async () => {
    render([], 'council_admin');
    expect(await screen.findByText('Access Denied')).toBeInTheDocument();
    expect(screen.getByText('You need system administrator privileges to access this page.')).toBeInTheDocument();
  });
  it('show the four figures of D2 with units, and no uptime before a request is counted (E-5)', async () => {
    render();
    expect(await screen.findByText('of 2 on this installation')).toBeInTheDocument();
    expect(screen.getByText('counted responses in March 2026')).toBeInTheDocument();
    for (const label of ['Active Councils', 'Total Users', 'Monthly Responses', 'System Uptime']) {
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    await screen.findByText('/hillview');
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('keep search and filter in the address', async () => {
    const shell = render();
    await screen.findByText('/hillview');
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
    expect(await screen.findByText('Try adjusting your filters')).toBeInTheDocument();
    expect(shell.inputsOf(listCouncilsOperation).at(-1)).toEqual({ query: { status: 'inactive' } });
  });
  it('open as a page with an address of its own, and the way back keeps the filters of the list', async () => {
    const shell = render([], 'system_admin', '?status=active');
    await shell.user.click(await screen.findByRole('link', { name: 'Hillview' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hillview' })).toBeVisible();
    expect(shell.location()).toBe('/dashboard/system/councils/council-hillview/overview');
    await shell.user.click(screen.getByRole('link', { name: 'All councils' }));
    await screen.findByText('/hillview');
    expect(shell.location()).toBe('/dashboard/system/councils?status=active');
  });
  it('show Try Again when they cannot be read', async () => {
    render([handle(listCouncilsOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load councils')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});

describe('a council', () => {
  it('becomes the acting council by an explicit choice, after which the session is reloaded', async () => {
    const shell = render();
    await choose(shell, 'Hillview', 'Act in this council');
    await waitFor(() => expect(shell.refreshes()).toBe(1));
    expect(shell.inputsOf(chooseCouncilOperation)).toEqual([{ body: { councilId: 'council-hillview' } }]);
  });
  it('is suspended after a confirmation and resumed without one (E-46)', async () => {
    const shell = render();
    await choose(shell, 'Hillview', 'Suspend');
    const dialog = await screen.findByRole('dialog', { name: 'Suspend council' });
    expect(within(dialog).getByText(/show Survey Currently Closed/)).toBeInTheDocument();
    await shell.user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Hillview is suspended.'));
    await choose(shell, 'Hillview', 'Resume');
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Hillview is resumed.'));
    expect(
      shell
        .inputsOf(changeCouncilStatusOperation)
        .map((input) => (input as { body: { subscriptionStatus: string } }).body.subscriptionStatus),
    ).toEqual(['inactive', 'active']);
  });
  it("is deleted only after D2's question and its typed name, and can be restored (E-78)", async () => {
    const shell = render();
    await choose(shell, 'Hillview', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete council' });
    expect(
      within(dialog).getByText(
        'Are you sure you want to delete this council? This will also delete all associated data.',
      ),
    ).toBeInTheDocument();
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    expect(confirm).toBeDisabled();
    const field = within(dialog).getByRole('textbox', { name: "Type the council's name to confirm: Hillview" });
    await shell.user.type(field, 'Hill');
    expect(confirm).toBeDisabled();
    await shell.user.type(field, 'view');
    await shell.user.click(confirm);
    await waitFor(() => expect(screen.queryByText('/hillview')).not.toBeInTheDocument());
    expect(shell.inputsOf(deleteCouncilOperation)).toEqual([
      { params: { councilId: 'council-hillview' }, query: { confirm: 'Hillview' } },
    ]);
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Deleted');
    expect(await screen.findByText('Erased on 1 April 2026')).toBeInTheDocument();
    await choose(shell, 'Hillview', 'Restore');
    await waitFor(() => expect(shell.inputsOf(restoreCouncilOperation)).toHaveLength(1));
  });
  it('keeps the question open and shows the reason when it cannot be deleted', async () => {
    const shell = render([handle(deleteCouncilOperation, 'council_name_differs')]);
    await choose(shell, 'Hillview', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete council' });
    await shell.user.type(within(dialog).getByRole('textbox'), 'Hillview');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(shell.notices().at(-1)?.text).toBe('Failed to delete council: This is not the name of the council.'),
    );
    expect(screen.getByRole('dialog', { name: 'Delete council' })).toBeInTheDocument();
  });
});

describe('a new council', () => {
  const fill = async (shell: Shell) => {
    await shell.user.click(await screen.findByRole('button', { name: 'Create New Council' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create New Council' });
    await shell.user.click(within(dialog).getByRole('button', { name: 'Create Council' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Name, slug, and contact email are required');
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Über Hill');
    expect(within(dialog).getByRole('textbox', { name: /URL Slug/ })).toHaveValue('uber-hill');
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Contact email/ }), 'a@b.example');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Create Council' }));
    return dialog;
  };
  it('needs name, slug and contact, and shows an error when the address is taken', async () => {
    const shell = render([handle(createCouncilOperation, 'slug_taken')]);
    const dialog = await fill(shell);
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Failed to create council: This address is already taken.',
      ),
    );
  });
  it('puts each error at its field, with the focus on the first one, when something is missing or refused', async () => {
    const shell = render([handle(createCouncilOperation, 'slug_taken')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Create New Council' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create New Council' });
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
    const create = within(dialog).getByRole('button', { name: 'Create Council' });
    await shell.user.click(create);
    expect(field(/Name/)).toHaveAccessibleDescription('Enter a name.');
    expect(field(/Contact email/)).toHaveAccessibleDescription('Enter an email address.');
    await waitFor(() => expect(field(/Name/)).toHaveFocus());
    await shell.user.type(field(/Name/), 'Hill');
    await shell.user.type(field(/Contact email/), 'nobody');
    await shell.user.click(create);
    expect(field(/Contact email/)).toHaveAccessibleDescription('Enter an email address like name@example.org.');
    await waitFor(() => expect(field(/Contact email/)).toHaveFocus());
    await shell.user.type(field(/Contact email/), '@b.example');
    await shell.user.click(create);
    await waitFor(() => expect(field(/URL Slug/)).toHaveFocus());
    expect(field(/URL Slug/)).toHaveAccessibleDescription(/This address is already taken\./);
  });
  it.each([
    ['Europe/London', /Consent rules for Europe: no topic is ticked beforehand/],
    ['America/Chicago', /Consent rules outside Europe: topics are ticked beforehand/],
  ])('has the time zone of the browser, and says which consent rules follow, when that is %s', async (zone, rules) => {
    const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
    const spy = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolved.call(this), timeZone: zone };
    });
    const shell = render([handle(createCouncilOperation, 'slug_taken')]);
    const dialog = await fill(shell);
    expect(within(dialog).getByText(rules)).toBeInTheDocument();
    await waitFor(() => expect(shell.inputsOf(createCouncilOperation)).toMatchObject([{ body: { timezone: zone } }]));
    spy.mockRestore();
  });
  it('opens the invitation of its first admin when it is created', async () => {
    const shell = render();
    await fill(shell);
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Council created successfully!'));
    const dialog = await screen.findByRole('dialog', { name: 'Send Invitation' });
    expect(within(dialog).getByRole('radio', { name: 'Admin' })).toBeChecked();
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Email address/ }), 'Boss@Hill.example');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Invitation sent to boss@hill.example.'));
    expect(shell.inputsOf(inviteToCouncilOperation)).toEqual([
      { body: { councilId: 'council-uber-hill', email: 'boss@hill.example', role: 'council_admin' } },
    ]);
  });
});

describe('an invitation by a system administrator', () => {
  it('is not sent without a council or a valid address', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'Send Invitation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Invitation' });
    const send = within(dialog).getByRole('button', { name: 'Send Invitation' });
    await shell.user.click(send);
    expect(within(dialog).getByText('Choose a council.')).toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: 'Staff' })).toBeChecked();
    expect(shell.inputsOf(inviteToCouncilOperation)).toEqual([]);
  });
});
