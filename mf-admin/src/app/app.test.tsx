import { getCouncilOperation, updateCouncilOperation } from '@folkmoot/contracts/client';
import { handle, problem, renderWithShell, sampleCouncil } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { App } from './app';

describe('the settings screen', () => {
  const render = (
    role: 'council_admin' | 'council_staff',
    update = handle(updateCouncilOperation, () => sampleCouncil({ revision: 2 })),
  ) =>
    renderWithShell(<App />, {
      route: '/dashboard/settings',
      session: { role },
      handlers: [handle(getCouncilOperation, () => sampleCouncil()), update],
    });

  it('an admin who changes the name sends only the name and the revision (E-77)', async () => {
    const shell = render('council_admin');
    const name = await screen.findByRole('textbox', { name: /Council name/ });
    await shell.user.clear(name);
    await shell.user.type(name, 'Riverside Borough');
    await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Settings saved successfully!' }]));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([{ body: { name: 'Riverside Borough', revision: 1 } }]);
  });
  it('a conflict is told in words and nothing typed is lost', async () => {
    const stale = handle(updateCouncilOperation, () => {
      throw problem('stale_revision');
    });
    const shell = render('council_admin', stale);
    const name = await screen.findByRole('textbox', { name: /Council name/ });
    await shell.user.type(name, '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toMatch(/Somebody else changed this/));
    expect(screen.getByRole('textbox', { name: /Council name/ })).toHaveValue('Riverside!');
  });
  it('staff can read but not change (F-30)', async () => {
    render('council_staff');
    expect(await screen.findByRole('textbox', { name: /Council name/ })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });
});
