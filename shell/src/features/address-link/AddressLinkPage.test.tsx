import { confirmAddressChangeOperation, readAddressChangeOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const email = 'ada@home.example';
const read = handle(readAddressChangeOperation, () => ({ email }));
const open = (handlers: ShellSketch['handlers']) =>
  renderShell({ route: '/auth/address/the-token', session: null, handlers: handlers ?? [] });

describe('AddressLinkPage', () => {
  it('changes nothing when it is opened, and the address by one click', async () => {
    const shell = open([read, handle(confirmAddressChangeOperation, () => ({ email }))]);
    expect(await screen.findByRole('heading', { name: 'Use this email address?' })).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(shell.inputsOf(confirmAddressChangeOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByRole('heading', { name: 'Your address is changed' })).toHaveFocus();
    expect(screen.getByText(`Sign in with ${email} from now on.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(shell.inputsOf(confirmAddressChangeOperation)).toEqual([{ params: { token: 'the-token' } }]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says so when the link is invalid', async () => {
    open([handle(readAddressChangeOperation, 'link_invalid')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it.each([
    ['link_invalid', 'This link no longer works.'],
    ['address_taken', 'Another account uses this email address.'],
    ['unavailable', 'This part is not available at the moment.'],
  ] as const)('shows the reason when confirming is refused: %s', async (code, text) => {
    const shell = open([read, handle(confirmAddressChangeOperation, code)]);
    await shell.user.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
