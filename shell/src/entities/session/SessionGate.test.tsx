import { endSsoOperation, getOverviewOperation, getSessionOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';

describe('SessionGate', () => {
  it('shows "Redirecting to login" and redirects when there is no session', async () => {
    const shell = renderShell({ session: null });
    expect(await screen.findByText('Redirecting to login')).toBeVisible();
    await waitFor(() => expect(shell.location()).toBe('/auth'));
  });

  it("shows the specification's text and a sign-out button when the user is inactive", async () => {
    const shell = renderShell({ session: { user: { status: 'inactive' } } });
    expect(await screen.findByRole('heading', { name: 'Account Inactive' })).toBeVisible();
    expect(
      screen.getByText(
        'Your account is currently inactive. Please contact your system administrator to activate your account',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(shell.location()).toBe('/'));
    expect(shell.server.session).toBeNull();
  });

  it('goes on to the sign-out of the provider when the session began there', async () => {
    const end = handle(endSsoOperation, () => ({ url: '#signed-out-there' }));
    const shell = renderShell({ session: { user: { status: 'inactive' } }, handlers: [end] });
    await shell.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(window.location.hash).toBe('#signed-out-there'));
    expect(shell.server.session).toBeNull();
  });

  it('says "No council assigned" when staff have no council (F-31)', async () => {
    renderShell({ session: { role: 'council_staff', council: null } });
    expect(await screen.findByRole('heading', { name: 'No council assigned' })).toBeVisible();
  });

  it('says so when the council of staff is suspended (E-46)', async () => {
    renderShell({ session: { role: 'council_staff', council: { subscriptionStatus: 'inactive' } } });
    expect(await screen.findByRole('heading', { name: 'Council Suspended' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:help@folkmoot.example');
  });

  it('retries on demand when the session cannot be checked', async () => {
    let isAway = true;
    const shell = renderShell({
      handlers: [
        handle(getSessionOperation, () => {
          if (isAway) throw new Error('away');
          return shell.server.session as NonNullable<typeof shell.server.session>;
        }),
      ],
    });
    // Five tries come first, from 200 ms, doubling.
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    isAway = false;
    await shell.user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  it('opens the login page when a call says that the session has ended', async () => {
    const shell = renderShell({
      handlers: [
        handle(getOverviewOperation, () => {
          shell.server.session = null;
          throw problem('unauthenticated');
        }),
      ],
    });
    await waitFor(() => expect(shell.location()).toBe('/auth'));
  });
});
