import {
  acceptInvitationOperation,
  beginSsoOperation,
  type ErrorCode,
  readInvitationOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, sampleSession } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const offer = handle(readInvitationOperation, () => ({
  council: { name: 'Riverside', logoUrl: '/logo.png', logoAlt: 'Arms of Riverside' },
  invitedByName: 'Alex Morgan',
  role: 'council_admin' as const,
  email: 'nia@riverside.example',
  expiresAt: '2026-01-12T09:00:00.000Z',
}));

const accepted = (next: 'provider' | 'second_factor' | 'sign_in') =>
  handle(acceptInvitationOperation, () => ({ email: 'nia@riverside.example', linkSent: false, next }));

const open = (handlers: ShellSketch['handlers'] = []) =>
  renderShell({ route: '/invite/the-token', session: null, handlers: [offer, ...handlers] });

const accept = async (shell: ReturnType<typeof open>, name = ' Nia Hughes ') => {
  await shell.user.type(await screen.findByLabelText(/Your name/), name);
  await shell.user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
};

describe('InvitationPage', () => {
  it('shows council, inviter, role and address, and changes nothing when it is opened (E-42)', async () => {
    const shell = open();
    expect(await screen.findByRole('heading', { name: 'Join Riverside' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Arms of Riverside' })).toBeVisible();
    expect(screen.getByText('Alex Morgan invited you.')).toBeVisible();
    expect(screen.getByText(/Your role will be Admin\./)).toBeVisible();
    expect(screen.getByText('You will sign in with nia@riverside.example.')).toBeVisible();
    expect(shell.inputsOf(acceptInvitationOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('sends the name and opens the dashboard when it is accepted', async () => {
    const shell = open([
      handle(acceptInvitationOperation, () => {
        shell.server.session = sampleSession();
        return { email: 'nia@riverside.example', linkSent: false, next: 'dashboard' as const };
      }),
    ]);
    await accept(shell);
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(shell.location()).toBe('/dashboard/overview');
    expect(shell.inputsOf(acceptInvitationOperation)).toEqual([
      { params: { token: 'the-token' }, body: { name: 'Nia Hughes' } },
    ]);
  });

  it('goes on to the provider when the council requires it', async () => {
    const begun = { url: '#provider', council: 'Riverside', provider: 'Council login' };
    const shell = open([accepted('provider'), handle(beginSsoOperation, () => begun)]);
    await accept(shell);
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    expect(shell.inputsOf(beginSsoOperation)).toEqual([{ body: { email: 'nia@riverside.example' } }]);
  });

  it('goes on to the second factor when the account has one', async () => {
    const shell = open([accepted('second_factor')]);
    await accept(shell);
    await waitFor(() => expect(shell.location()).toBe('/auth?awaits=second-factor'));
  });

  it.each(['sign_in', 'provider'] as const)(
    'shows the way to the sign-in page when nobody was signed in (%s)',
    async (next) => {
      const shell = open([accepted(next), handle(beginSsoOperation, 'rate_limited')]);
      await accept(shell);
      expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toHaveFocus();
      expect(screen.getByText('Sign in with nia@riverside.example to go on.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/auth');
    },
  );

  it('says whose session ends when somebody else is signed in here', async () => {
    renderShell({ route: '/invite/the-token', handlers: [offer] });
    expect(
      await screen.findByText(/^You are signed in here as .+ If you accept, that account is signed out\.$/),
    ).toBeVisible();
  });

  it('shows an error at the field and sends nothing when the name is missing', async () => {
    const shell = open();
    await accept(shell, '   ');
    expect(screen.getByLabelText(/Your name/)).toBeInvalid();
    expect(shell.inputsOf(acceptInvitationOperation)).toEqual([]);
  });

  it.each<[ErrorCode, RegExp]>([
    ['invitation_invalid', /This invitation link is not valid\./],
    ['invitation_revoked', /This invitation was withdrawn\./],
    ['invitation_expired', /This invitation has expired\./],
    ['invitation_accepted', /This invitation has already been accepted\. You can sign in\./],
  ])('says so and has no form when the invitation is not valid any more (%s)', async (code, text) => {
    open([handle(readInvitationOperation, code)]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByLabelText(/Your name/)).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says so and keeps the name when the address belongs to another council', async () => {
    const shell = open([handle(acceptInvitationOperation, 'account_elsewhere')]);
    await accept(shell, 'Nia');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This email address already belongs to another council. Please contact your system administrator.',
    );
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Nia');
  });

  it('offers Try Again when it cannot be read', async () => {
    open([handle(readInvitationOperation, 'too_many_requests')]);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
