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
  it('shows council, role and address, and changes nothing when it is opened (E-42)', async () => {
    const shell = open();
    expect(await screen.findByRole('heading', { name: 'Join Riverside' })).toBeVisible();
    expect(screen.getByText(/Your role will be Admin\./)).toBeVisible();
    expect(screen.getByText('You will sign in with nia@riverside.example.')).toBeVisible();
    expect(shell.inputsOf(acceptInvitationOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('sends the name and shows the address of the sign-in link when it is accepted', async () => {
    const shell = open([handle(acceptInvitationOperation, () => ({ email: 'nia@riverside.example', linkSent: true }))]);
    await accept(shell);
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toHaveFocus();
    expect(screen.getByText(/We sent a sign-in link to nia@riverside\.example\./)).toBeVisible();
    expect(shell.inputsOf(acceptInvitationOperation)).toEqual([
      { params: { token: 'the-token' }, body: { name: 'Nia Hughes' } },
    ]);
  });

  it('says that the account exists and where to request a link when email fails', async () => {
    const shell = open([
      handle(acceptInvitationOperation, () => ({ email: 'nia@riverside.example', linkSent: false })),
    ]);
    await accept(shell);
    expect(await screen.findByText(/could not be sent just now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/auth');
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
