import { listUsersOperation, updateUserOperation } from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { accessibilityProblems } from '@folkmoot/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const render = (first: Handler[] = []) =>
  renderWithShell(<App />, {
    route: '/dashboard/system/users',
    session: { role: 'system_admin', council: null },
    handlers: [...createHandlers(), ...first],
  });

const edit = async (shell: ReturnType<typeof render>, name: string) => {
  await shell.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return screen.findByRole('dialog', { name: `Change ${name}` });
};

describe('the users of all councils', () => {
  it('are listed with council, role and status, and filtered', async () => {
    const shell = render();
    const row = (await screen.findByText('Alex Morgan')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Hillview')).toBeInTheDocument();
    expect(within(row).getByText('Admin')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Staff');
    await waitFor(() => expect(screen.queryByText('Alex Morgan')).not.toBeInTheDocument());
    expect(shell.inputsOf(listUsersOperation).at(-1)).toEqual({ query: { role: 'council_staff' } });
  });
  it('are changed after the effects are shown (E-80)', async () => {
    const shell = render();
    const dialog = await edit(shell, 'Alex Morgan');
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await shell.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'Inactive');
    expect(within(dialog).getByText(/signed out everywhere and cannot work/)).toBeInTheDocument();
    await shell.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'System Admin');
    expect(within(dialog).getByText(/belong to no council/)).toBeInTheDocument();
    await shell.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'Staff');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Alex Morgan was changed.'));
    expect(shell.inputsOf(updateUserOperation)[0]?.body).toEqual({
      revision: 1,
      councilId: null,
      role: 'council_staff',
      status: 'inactive',
    });
  });
  it('show the reason in the dialog when the last one cannot be changed', async () => {
    const shell = render([handle(updateUserOperation, 'last_admin')]);
    const dialog = await edit(shell, 'Alex Morgan');
    await shell.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'Staff');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to update user: A council needs at least one active admin.',
    );
  });
});
