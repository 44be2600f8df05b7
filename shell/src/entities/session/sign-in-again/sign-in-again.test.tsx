import { beginSsoOperation, createMagicLinkOperation, getTeamActivityOperation } from '@folkmoot/contracts/client';
import { api } from '@folkmoot/shell-sdk';
import { accessibilityProblems, handle, problem, sampleSession } from '@folkmoot/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../../testing/render-shell';
import { isTabWaiting } from './waiting-mark';

const sent = handle(createMagicLinkOperation, () => ({ sent: true }) as const);
const SIGNED_IN = '2026-02-02T09:00:00.000Z';

/** The dashboard with one call that the server refuses until there is a newer sign-in. */
const server = async (handlers: Parameters<typeof renderShell>[0] = {}) => {
  const state = { isFresh: false };
  const shell = renderShell({
    handlers: [
      sent,
      ...(handlers.handlers ?? []),
      handle(getTeamActivityOperation, () => {
        if (!state.isFresh) throw problem('fresh_sign_in_required');
        return { activeUsers: 1, previousActiveUsers: 1, since: SIGNED_IN };
      }),
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  const signIn = (user = {}) => {
    state.isFresh = true;
    shell.server.session = sampleSession({ signedInAt: SIGNED_IN, user });
  };
  return { shell, signIn };
};

describe('an action that needs a fresh sign-in', () => {
  const begun = { url: 'https://login.example/', council: 'Riverside', provider: 'Microsoft' };

  it('leads to the provider when the council has one, and sends a link when that is preferred', async () => {
    const { shell } = await server({ handlers: [handle(beginSsoOperation, () => begun)] });
    const link = await screen.findByRole('link', { name: 'Sign in with Microsoft' });
    expect(link).toHaveAttribute('href', 'https://login.example/');
    expect(shell.inputsOf(beginSsoOperation)).toEqual([{ body: { email: 'ada@riverside.example', again: true } }]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Use a sign-in link' }));
    await shell.user.click(screen.getByRole('button', { name: 'Send sign-in link' }));
    expect(await screen.findByText(/Waiting for you to open the link/)).toBeVisible();
  });

  it('stays at the provider when the council requires it', async () => {
    const { shell } = await server({
      handlers: [handle(createMagicLinkOperation, 'sso_required'), handle(beginSsoOperation, () => begun)],
    });
    await shell.user.click(await screen.findByRole('button', { name: 'Use a sign-in link' }));
    await shell.user.click(screen.getByRole('button', { name: 'Send sign-in link' }));
    expect(await screen.findByRole('link', { name: 'Sign in with Microsoft' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a sign-in link' })).toBeNull();
  });

  it('asks for one, sends a link, and continues automatically after it is used', async () => {
    const { shell, signIn } = await server();
    expect(await screen.findByRole('dialog', { name: 'Sign in again to do this' })).toBeVisible();
    expect(await screen.findByText(/a sign-in link to ada@riverside.example/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    const call = api.call(getTeamActivityOperation, {});
    await shell.user.click(screen.getByRole('button', { name: 'Send sign-in link' }));
    expect(await screen.findByText(/Waiting for you to open the link/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDisabled();
    expect(isTabWaiting()).toBe(true);
    expect(shell.inputsOf(createMagicLinkOperation)).toEqual([{ body: { email: 'ada@riverside.example' } }]);
    signIn();
    await expect(call).resolves.toMatchObject({ activeUsers: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isTabWaiting()).toBe(false);
  });

  it('fails and sends nothing when the dialog is cancelled by its button or by Escape', async () => {
    const { shell } = await server();
    await shell.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const call = api.call(getTeamActivityOperation, {}).catch((error: unknown) => error);
    await screen.findByRole('dialog');
    await act(() => shell.user.keyboard('{Escape}'));
    expect(await call).toMatchObject({ code: 'fresh_sign_in_required' });
    expect(shell.inputsOf(createMagicLinkOperation)).toEqual([]);
  });

  it('is not run when another person signs in in this browser', async () => {
    const { shell, signIn } = await server();
    const call = api.call(getTeamActivityOperation, {}).catch((error: unknown) => error);
    await shell.user.click(await screen.findByRole('button', { name: 'Send sign-in link' }));
    signIn({ id: 'user-ben' });
    expect(await call).toMatchObject({ code: 'fresh_sign_in_required' });
    expect(shell.notices()).toContain('Someone else signed in in this browser, so nothing was done.');
  });

  it('shows an error and can be retried when the link cannot be sent', async () => {
    const { shell } = await server({ handlers: [handle(createMagicLinkOperation, 'mail_failed')] });
    await shell.user.click(await screen.findByRole('button', { name: 'Send sign-in link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be sent');
    expect(screen.getByRole('button', { name: 'Send sign-in link' })).toBeEnabled();
  });
});
