import { createApiTokenOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const render = (handlers: Handler[] = [], role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<App />, {
    route: '/dashboard/settings/tokens',
    session: { role },
    handlers: [...createHandlers(), ...handlers],
  });

const openDialog = async (shell: ReturnType<typeof render>) => {
  await shell.user.click(await screen.findByRole('button', { name: 'New token' }));
  return within(await screen.findByRole('dialog'));
};

describe('the API tokens of a council', () => {
  it('show what each may do, its last use and its end, and are accessible', async () => {
    render();
    const row = within(await screen.findByRole('row', { name: /Data warehouse/ }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual([
      'Read campaigns, Read reports and responses, Export responses, and 1 more',
      'Never',
      '5 Jan 2027',
      'End',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('gain one that is shown once', async () => {
    const shell = render();
    const dialog = await openDialog(shell);
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Website');
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Read reports and responses' }));
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Make token' }));
    expect(await dialog.findByRole('textbox', { name: 'Token' })).toHaveValue(`fmk_${'sample'.repeat(8)}`);
    await shell.user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('row', { name: /Website/ })).toBeVisible();
    expect(screen.queryByText(/fmk_/)).not.toBeInTheDocument();
  });

  it('need a name and a permission', async () => {
    const shell = render();
    const dialog = await openDialog(shell);
    await shell.user.click(dialog.getByRole('button', { name: 'Make token' }));
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    expect(dialog.getByText('Choose what the program may do.', { selector: 'p' })).toBeVisible();
  });

  it('show the reason when the server refuses', async () => {
    const shell = render([
      handle(createApiTokenOperation, () => {
        throw problem('conflict');
      }),
    ]);
    const dialog = await openDialog(shell);
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Website');
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Read campaigns' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Make token' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This conflicts with what is already there.');
  });

  it('lose one after a question', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'End the token Data warehouse' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shell.user.click(dialog.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Data warehouse/ })).not.toBeInTheDocument());
    expect(screen.getByText('No tokens yet')).toBeVisible();
  });

  it('are only for admins', async () => {
    render([], 'council_staff');
    expect(await screen.findByText('Only an admin of your council can make tokens.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New token' })).not.toBeInTheDocument();
  });
});
