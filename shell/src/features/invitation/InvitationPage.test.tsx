import { acceptInvitationOperation, type ErrorCode, readInvitationOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const offer = handle(readInvitationOperation, () => ({
  council: { name: 'Riverside', logoUrl: null, logoAlt: '' },
  role: 'council_admin' as const,
  email: 'nia@riverside.example',
  expiresAt: '2026-01-12T09:00:00.000Z',
}));

const open = (handlers: ShellSketch['handlers'] = []) =>
  renderShell({ route: '/invite/the-token', session: null, handlers: [offer, ...handlers] });

const accept = async (shell: ReturnType<typeof open>, name = ' Nia Hughes ') => {
  await shell.user.type(await screen.findByLabelText(/Your name/), name);
  await shell.user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
};

describe('InvitationPage', () => {
  it('opened, shows council, role and address, and changes nothing (E-42)', async () => {
    const shell = open();
    expect(await screen.findByRole('heading', { name: 'Join Riverside' })).toBeVisible();
    expect(screen.getByText(/Your role will be Admin\./)).toBeVisible();
    expect(screen.getByText('You will sign in with nia@riverside.example.')).toBeVisible();
    expect(shell.inputsOf(acceptInvitationOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('accepted, sends the name and tells where the sign-in link went', async () => {
    const shell = open([handle(acceptInvitationOperation, () => ({ email: 'nia@riverside.example', linkSent: true }))]);
    await accept(shell);
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toHaveFocus();
    expect(screen.getByText(/We sent a sign-in link to nia@riverside\.example\./)).toBeVisible();
    expect(shell.inputsOf(acceptInvitationOperation)).toEqual([
      { params: { token: 'the-token' }, body: { name: 'Nia Hughes' } },
    ]);
  });

  it('accepted while no mail goes out, says that the account stands and where to ask for a link', async () => {
    const shell = open([
      handle(acceptInvitationOperation, () => ({ email: 'nia@riverside.example', linkSent: false })),
    ]);
    await accept(shell);
    expect(await screen.findByText(/could not be sent just now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/auth');
  });

  it('without a name, says so at the field and sends nothing', async () => {
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
  ])('that is no good any more (%s), says so and asks for nothing', async (code, text) => {
    open([handle(readInvitationOperation, code)]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByLabelText(/Your name/)).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('of an address that belongs elsewhere, says so and keeps the name', async () => {
    const shell = open([handle(acceptInvitationOperation, 'account_elsewhere')]);
    await accept(shell, 'Nia');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This email address already belongs to another council. Please contact your system administrator.',
    );
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Nia');
  });

  it('that cannot be read just now, offers to try again', async () => {
    open([handle(readInvitationOperation, 'too_many_requests')]);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
