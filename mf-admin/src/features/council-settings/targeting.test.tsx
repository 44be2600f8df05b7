import { getCouncilOperation, updateCouncilOperation } from '@folkmoot/contracts/client';
import {
  accessibilityProblems,
  type Handler,
  handle,
  renderWithShell,
  sampleCouncil,
} from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const render = (tab: string, handlers: Handler[] = []) =>
  renderWithShell(<App />, {
    route: `/dashboard/settings/${tab}`,
    session: { role: 'council_admin' },
    handlers: [...createHandlers(), ...handlers],
  });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const saved = [{ kind: 'success', text: 'Settings saved successfully!' }];

describe('targeting', () => {
  it('keeps the last entry, and sends added entries with the others (D2)', async () => {
    const shell = render('targeting');
    const audiences = await screen.findByRole('group', { name: 'Target audiences' });
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
  it('sends residents by division name, keeps them after a rename and drops them after a removal (E-35)', async () => {
    const settings = {
      ...sampleCouncil().settings,
      geographicalDivisions: ['East', 'West'],
      divisionResidents: [{ division: 'West', residents: 900 }],
    };
    const shell = render('targeting', [handle(getCouncilOperation, () => sampleCouncil({ settings }))]);
    const divisions = within(await screen.findByRole('group', { name: 'Geographical divisions' }));
    expect(divisions.getByRole('textbox', { name: 'Residents of West' })).toHaveValue('900 residents');
    await shell.user.type(divisions.getByRole('textbox', { name: 'Residents of East' }), '12000');
    await shell.user.type(divisions.getByRole('textbox', { name: /entry 1/ }), ' End');
    expect(divisions.getByRole('textbox', { name: 'Residents of East End' })).toHaveValue('12,000 residents');
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(divisions.getByRole('button', { name: 'Remove West' }));
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      {
        body: {
          settings: {
            geographicalDivisions: ['East End'],
            divisionResidents: [{ division: 'East End', residents: 12_000 }],
          },
          revision: 1,
        },
      },
    ]);
  });
  it('shows an error and sends nothing when an entry is there twice', async () => {
    const shell = render('targeting');
    const divisions = await screen.findByRole('group', { name: 'Geographical divisions' });
    await shell.user.click(within(divisions).getByRole('button', { name: 'Add division' }));
    await shell.user.type(within(divisions).getByRole('textbox', { name: /entry 2/ }), 'central area');
    expect(within(divisions).getByText('This entry is there already.')).toBeVisible();
    await shell.user.click(save());
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([]);
  });
});
