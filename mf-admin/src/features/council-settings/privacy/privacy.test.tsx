import {
  eraseStaffDataOperation,
  eraseSubscriberDataOperation,
  readStaffDataOperation,
  readSubscriberDataOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createHandlers } from '../../../alone/handlers';
import { App } from '../../../app/app';

const open = (handlers: Handler[] = []) =>
  renderWithShell(<App />, {
    route: '/dashboard/settings/privacy',
    session: { role: 'council_admin' },
    handlers: [...createHandlers(), ...handlers],
  });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const saved = [{ kind: 'success', text: 'Settings saved successfully!' }];

describe("privacy and a person's data (E-60, E-63)", () => {
  it('residents ticking topics themselves, is one field to save', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('switch', { name: /^Residents must tick topics themselves/ }));
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { privacy: { residentsTickTopics: true } }, revision: 1 } },
    ]);
  });
  it('found by address, is shown and erased after a question; responses are said to be anonymous', async () => {
    const shell = open();
    expect(await screen.findByText(/Responses to surveys are anonymous/)).toBeVisible();
    await shell.user.type(screen.getByRole('textbox', { name: 'Email address' }), 'amy@residents.example');
    await shell.user.click(screen.getByRole('button', { name: 'Find' }));
    const found = await screen.findByRole('region', { name: 'amy@residents.example' });
    expect(within(found).getByText(/I want updates|Parks · active/)).toBeVisible();
    await shell.user.click(within(found).getByRole('button', { name: 'Erase' }));
    const question = await screen.findByRole('dialog', { name: 'Erase this person?' });
    await shell.user.click(within(question).getByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText('Nothing is held of amy@residents.example.')).toBeVisible();
    expect(shell.inputsOf(eraseSubscriberDataOperation)).toEqual([{ body: { email: 'amy@residents.example' } }]);
    expect(shell.inputsOf(eraseStaffDataOperation)).toHaveLength(1);
    expect(shell.inputsOf(readStaffDataOperation)[0]).toEqual({
      body: { email: 'amy@residents.example', purpose: 'look' },
    });
  });
  it('that cannot be read now, says so', async () => {
    const shell = open([handle(readSubscriberDataOperation, 'internal')]);
    await shell.user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'amy@residents.example');
    await shell.user.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(shell.notices()[0]).toMatchObject({ kind: 'error' }));
  });
});
