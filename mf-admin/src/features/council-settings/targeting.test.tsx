import { updateCouncilOperation } from '@folkmoot/contracts/client';
import { renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const render = (tab: string) =>
  renderWithShell(<App />, {
    route: `/dashboard/settings/${tab}`,
    session: { role: 'council_admin' },
    handlers: createHandlers(),
  });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const saved = [{ kind: 'success', text: 'Settings saved successfully!' }];

describe('targeting', () => {
  it('keeps the last entry, sends added entries with the others, and leads to the areas (D2)', async () => {
    const shell = render('targeting');
    const audiences = await screen.findByRole('group', { name: 'Target audiences' });
    expect(screen.getByRole('link', { name: 'Go to Population' })).toHaveAttribute(
      'href',
      '/dashboard/settings/population',
    );
    await shell.user.click(within(audiences).getByRole('button', { name: 'Remove All Residents' }));
    expect(within(audiences).getAllByRole('textbox')).toHaveLength(1);
    await shell.user.click(within(audiences).getByRole('button', { name: 'Add audience' }));
    expect(within(audiences).getByText('Enter a name, or remove this entry.')).toBeVisible();
    await shell.user.type(within(audiences).getByRole('textbox', { name: /entry 2/ }), 'Cyclists ');
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { targetAudiences: ['All Residents', 'Cyclists'] }, revision: 1 } },
    ]);
  });
  it('shows an error and sends nothing when an entry is there twice', async () => {
    const shell = render('targeting');
    const audiences = await screen.findByRole('group', { name: 'Target audiences' });
    await shell.user.click(within(audiences).getByRole('button', { name: 'Add audience' }));
    await shell.user.type(within(audiences).getByRole('textbox', { name: /entry 2/ }), 'all residents');
    expect(within(audiences).getByText('This entry is there already.')).toBeVisible();
    await shell.user.click(save());
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([]);
  });
});
