import {
  eraseStaffDataOperation,
  eraseSubscriberDataOperation,
  readStaffDataOperation,
  readSubscriberDataOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { accessibilityProblems } from '@folkmoot/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const AMY = 'amy@residents.example';

const open = (handlers: Handler[] = [], role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<App />, {
    route: '/dashboard/personal-data',
    session: { role },
    handlers: [...createHandlers(), ...handlers],
  });

const find = async (shell: ReturnType<typeof open>) => {
  await shell.user.type(await screen.findByRole('textbox', { name: 'Email address' }), AMY);
  await shell.user.click(screen.getByRole('button', { name: 'Find' }));
};

describe('the screen of personal data', () => {
  it('shows what is kept about an address in the words of staff, and erases it after the address is typed', async () => {
    const shell = open();
    expect(await screen.findByText(/Responses to surveys are anonymous/)).toBeVisible();
    await find(shell);
    const result = await screen.findByRole('region', { name: AMY });
    const consents = within(result).getByRole('region', { name: 'Consents' });
    for (const text of ['Parks', 'Given', 'Newsletter', 'I want updates.'])
      expect(within(consents).getAllByText(text)).not.toEqual([]);
    const record = within(result).getByRole('region', { name: 'Subscriber record' });
    for (const text of ['Active', 'Sign-up page', 'East']) expect(within(record).getByText(text)).toBeVisible();
    const mails = within(result).getByRole('region', { name: 'Mails' });
    expect(within(mails).getByText('You are subscribed')).toBeVisible();
    expect(within(mails).getByText(/^Welcome message · .* · Sent$/)).toBeVisible();
    expect(result).not.toHaveTextContent(/opt_in|signed_up/);
    expect(await accessibilityProblems()).toEqual([]);

    await shell.user.click(within(result).getByRole('button', { name: 'Erase' }));
    const question = await screen.findByRole('dialog', { name: 'Erase this person?' });
    const erase = within(question).getByRole('button', { name: 'Erase permanently' });
    expect(erase).toBeDisabled();
    await shell.user.type(within(question).getByRole('textbox', { name: /^Type the email address/ }), AMY);
    await shell.user.click(erase);
    expect(await screen.findByText(`Nothing is held about ${AMY}.`)).toBeVisible();
    expect(shell.inputsOf(eraseSubscriberDataOperation)).toEqual([{ body: { email: AMY } }]);
    expect(shell.inputsOf(eraseStaffDataOperation)).toHaveLength(1);
    expect(shell.inputsOf(readStaffDataOperation)[0]).toEqual({ body: { email: AMY, purpose: 'look' } });
  });

  it('says that data cannot be read when a service fails', async () => {
    const shell = open([handle(readSubscriberDataOperation, 'internal')]);
    await find(shell);
    await waitFor(() => expect(shell.notices()[0]).toMatchObject({ kind: 'error' }));
  });

  it('offers no search to staff who may not see it', async () => {
    open([], 'council_staff');
    expect(await screen.findByText(/^Only admins of the council/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
