import { getOverviewOperation, getSessionOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

describe('SessionGate', () => {
  it('without a session, says "Redirecting to login" and goes there', async () => {
    const shell = renderShell({ session: null });
    expect(await screen.findByText('Redirecting to login')).toBeVisible();
    await waitFor(() => expect(shell.location()).toBe('/auth'));
  });

  it('for an inactive user, says so in the words of the specification and signs out', async () => {
    const shell = renderShell({ session: { user: { status: 'inactive' } } });
    expect(await screen.findByRole('heading', { name: 'Account Inactive' })).toBeVisible();
    expect(
      screen.getByText(
        'Your account is currently inactive. Please contact your system administrator to activate your account',
      ),
    ).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(shell.location()).toBe('/'));
    expect(shell.server.session).toBeNull();
  });

  it('for staff without a council, says "No council assigned" (F-31)', async () => {
    renderShell({ session: { role: 'council_staff', council: null } });
    expect(await screen.findByRole('heading', { name: 'No council assigned' })).toBeVisible();
  });

  it('for staff of a suspended council, says so (E-46)', async () => {
    renderShell({ session: { role: 'council_staff', council: { subscriptionStatus: 'inactive' } } });
    expect(await screen.findByRole('heading', { name: 'Council Suspended' })).toBeVisible();
  });

  it('when the session cannot be checked, tries again on demand', async () => {
    let isAway = true;
    const shell = renderShell({
      handlers: [
        handle(getSessionOperation, () => {
          if (isAway) throw new Error('away');
          return shell.server.session as NonNullable<typeof shell.server.session>;
        }),
      ],
    });
    // Five tries, 200 ms and doubling, come first.
    const retry = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 9000 });
    isAway = false;
    await shell.user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  }, 12_000);

  it('when a call says that nobody is signed in any more, goes to the login page', async () => {
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
