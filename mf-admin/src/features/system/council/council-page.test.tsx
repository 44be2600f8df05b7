import {
  changeCouncilSlugOperation,
  deleteCouncilOperation,
  getCouncilDetailOperation,
  inviteToCouncilOperation,
  listAuditEntriesOperation,
  listUsersOperation,
  restoreCouncilOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { accessibilityProblems } from '@folkmoot/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const open = (tab: string, first: Handler[] = []) =>
  renderWithShell(<App />, {
    route: `/dashboard/system/councils/council-hillview/${tab}`,
    session: { role: 'system_admin', council: null },
    handlers: [...createHandlers(), ...first],
  });

describe('the page of a council', () => {
  it('opens at the overview with usage, storage, mail and retention (E-50)', async () => {
    const shell = open('');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hillview' })).toBeVisible();
    expect(shell.location()).toBe('/dashboard/system/councils/council-hillview/overview');
    expect(document.title).toMatch(/^Hillview/);
    await screen.findByText('Park survey');
    for (const text of [
      '1.2 MB',
      '3 files',
      'Park survey',
      'SPF found, DMARC missing',
      '365 days',
      '2 active, 1 admin',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('lists the users of this council only, whatever the address names', async () => {
    const shell = open('users?council=another&role=council_admin');
    expect(await screen.findByText('Alex Morgan')).toBeVisible();
    expect(screen.queryByText('Robin Clarke')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Council' })).not.toBeInTheDocument();
    expect(shell.inputsOf(listUsersOperation)[0]).toEqual({
      query: { councilId: 'council-hillview', role: 'council_admin' },
    });
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows and exports the activity of this council only', async () => {
    const shell = open('activity?action=council.changed&councilId=another');
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(shell.inputsOf(listAuditEntriesOperation)[0]).toMatchObject({
      query: { councilId: 'council-hillview', action: 'council.changed' },
    });
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/audit-entries.csv?councilId=council-hillview&action=council.changed',
    );
    expect(screen.queryByRole('columnheader', { name: 'Council' })).not.toBeInTheDocument();
  });

  it('invites somebody to this council without a choice of councils', async () => {
    const shell = open('overview');
    await shell.user.click(await screen.findByRole('button', { name: 'More actions for Hillview' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Send invitation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Invitation' });
    expect(within(dialog).queryByRole('combobox', { name: /Council/ })).not.toBeInTheDocument();
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Email address/ }), 'new@hill.example');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() =>
      expect(shell.inputsOf(inviteToCouncilOperation)).toEqual([
        { body: { councilId: 'council-hillview', email: 'new@hill.example', role: 'council_staff' } },
      ]),
    );
  });

  it('leads back to the list when there is no such council', async () => {
    open('overview', [handle(getCouncilDetailOperation, 'not_found')]);
    expect(await screen.findByText('No such council')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All councils' })).toHaveAttribute('href', '/dashboard/system/councils');
  });

  it('shows Try Again when the council cannot be read', async () => {
    open('overview', [handle(getCouncilDetailOperation, 'unavailable')]);
    expect(await screen.findByText('The council could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('the settings of a council', () => {
  it('show whether analyses are available', async () => {
    open('settings');
    expect(await screen.findByText('AI analysis is switched off for the whole installation.')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('show a taken address at its field', async () => {
    const shell = open('settings', [handle(changeCouncilSlugOperation, 'slug_taken')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Change address' }));
    const field = screen.getByRole('textbox', { name: 'URL slug' });
    expect(field).toHaveAccessibleDescription(/printed codes with \/hillview lead to the new address/);
    await shell.user.clear(field);
    await shell.user.type(field, 'hill-town');
    await shell.user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This address is already taken\./));
    expect(field).toHaveFocus();
    expect(shell.inputsOf(changeCouncilSlugOperation)).toMatchObject([
      { params: { councilId: 'council-hillview' }, body: { slug: 'hill-town' } },
    ]);
  });
});

describe('the end of a council, on its page', () => {
  it('is suspended after a question and resumed without one (E-50)', async () => {
    const shell = open('danger');
    await shell.user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const question = await screen.findByRole('dialog', { name: 'Suspend council' });
    await shell.user.click(within(question).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Hillview is suspended.'));
    await shell.user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is deleted only with its typed name, after which the page offers to restore it', async () => {
    const shell = open('danger');
    await shell.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete council' });
    const confirm = within(question).getByRole('button', { name: 'Delete' });
    expect(confirm).toBeDisabled();
    await shell.user.type(within(question).getByRole('textbox'), 'Hillview');
    await shell.user.click(confirm);
    expect(await screen.findByText('This council is deleted')).toBeVisible();
    expect(shell.inputsOf(deleteCouncilOperation)).toEqual([
      { params: { councilId: 'council-hillview' }, query: { confirm: 'Hillview' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Act in this council' })).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(shell.inputsOf(restoreCouncilOperation)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Act in this council' })).toBeVisible();
  });
});
