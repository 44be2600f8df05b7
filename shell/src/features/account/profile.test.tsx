import {
  cancelAddressChangeOperation,
  getOwnAddressChangeOperation,
  requestAddressChangeOperation,
  updateOwnProfileOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem, sampleSession } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const EXPIRES = '2026-01-07T10:30:00.000Z';

/** A server with one pending change, or none. */
const open = (pending: string | null = null, handlers: ShellSketch['handlers'] = [], isByProvider = false) => {
  const state = { email: pending };
  const shell = renderShell({
    route: '/dashboard/account',
    handlers: [
      handle(getOwnAddressChangeOperation, () => ({
        email: state.email,
        expiresAt: state.email ? EXPIRES : null,
        isByProvider,
      })),
      handle(requestAddressChangeOperation, ({ body }) => {
        state.email = body.email;
        return { email: body.email, expiresAt: EXPIRES };
      }),
      handle(cancelAddressChangeOperation, () => {
        state.email = null;
      }),
      ...(handlers ?? []),
    ],
  });
  return shell;
};

describe('the own name', () => {
  it('is changed in its place, and the header shows it', async () => {
    const { user } = sampleSession();
    const shell = open(null, [
      handle(updateOwnProfileOperation, ({ body = {} }) => {
        const changed = { ...user, name: body.name ?? user.name };
        shell.server.session = sampleSession({ user: changed });
        return changed;
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Change name' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue(user.name);
    await shell.user.clear(field);
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription('Enter your name.');
    expect(field).toHaveFocus();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.type(field, ' Ada Byron ');
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change name' })).toHaveFocus());
    expect(shell.inputsOf(updateOwnProfileOperation)).toEqual([{ body: { name: 'Ada Byron' } }]);
    expect(shell.notices()).toEqual(['Your name is changed.']);
    expect(screen.getByRole('banner')).toHaveTextContent('Ada Byron');
  });

  it('stays when the form is cancelled or the server refuses', async () => {
    const shell = open(null, [handle(updateOwnProfileOperation, 'internal')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Change name' }));
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your name is not changed')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change name' })).toHaveFocus());
  });
});

describe('the own address', () => {
  const openDialog = async (shell: ReturnType<typeof renderShell>) => {
    await shell.user.click(await screen.findByRole('button', { name: 'Change address' }));
    return within(await screen.findByRole('dialog', { name: 'Change email address' }));
  };

  it('waits for its confirmation after a link was sent, and can be cancelled', async () => {
    const shell = open();
    const dialog = await openDialog(shell);
    const { email } = sampleSession().user;
    expect(dialog.getByText(new RegExp(`you sign in with ${email}`))).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'New email address' });
    await shell.user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(field).toHaveAccessibleDescription('Enter your new email address.');
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.type(field, 'ada@home.example');
    await shell.user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/Open the link that we sent to ada@home.example/)).toBeVisible();
    expect(shell.inputsOf(requestAddressChangeOperation)).toEqual([{ body: { email: 'ada@home.example' } }]);
    expect(screen.getByText(email, { selector: 'dd' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(screen.queryByText(/Open the link that we sent/)).not.toBeInTheDocument());
    expect(shell.notices()).toContain('The change is cancelled. The link no longer works.');
  });

  it.each([
    ['address_unchanged', 'This is your email address already.'],
    ['too_many_requests', 'Too many requests.'],
    ['mail_not_sent', 'The email could not be sent.'],
  ] as const)('says why when no link is sent: %s', async (code, text) => {
    const shell = open(null, [
      handle(requestAddressChangeOperation, () => {
        throw problem(code);
      }),
    ]);
    const dialog = await openDialog(shell);
    await shell.user.type(dialog.getByRole('textbox', { name: 'New email address' }), 'ada@home.example');
    await shell.user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByText(new RegExp(text))).toBeVisible();
  });

  it('has no button when it comes from the provider of the council', async () => {
    open(null, [], true);
    expect(await screen.findByText(/Your address comes from there/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument();
  });
});
