import {
  createInvitationOperation,
  getTeamSummaryOperation,
  type Invitation,
  listInvitationsOperation,
  listMembersOperation,
  removeMemberOperation,
  resendInvitationOperation,
  revokeInvitationOperation,
  updateMemberOperation,
} from '@folkmoot/contracts/client';
import {
  accessibilityProblems,
  type Handler,
  handle,
  renderWithShell,
  type SessionSketch,
  sampleUser,
} from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';

const sam = sampleUser({ id: 'user-sam', name: 'Sam', role: 'council_staff', status: 'active', revision: 4 });
const owen = sampleUser({ id: 'user-owen', name: 'Owen', role: 'council_staff', status: 'inactive' });

const invitation = (fields: Partial<Invitation> = {}): Invitation => ({
  id: 'invitation-lee',
  councilId: 'council-riverside',
  invitedBy: 'user-ada',
  invitedByName: 'Ada Admin',
  email: 'lee@riverside.example',
  role: 'council_staff',
  status: 'pending',
  mailState: 'sent',
  createdAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2026-01-12T09:00:00.000Z',
  revision: 1,
  ...fields,
});

const open = (handlers: Handler[] = [], session: SessionSketch = {}) =>
  renderWithShell(<App />, {
    route: '/dashboard/team',
    session,
    handlers: [
      handle(listMembersOperation, () => ({ items: [sampleUser(), sam, owen], nextCursor: null })),
      handle(getTeamSummaryOperation, () => ({ members: 9, active: 8, admins: 2, pending: 7 })),
      handle(listInvitationsOperation, ({ query = {} }) => ({
        items: query.status === 'pending' ? [invitation()] : [],
        nextCursor: null,
      })),
      ...handlers,
    ],
  });

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;
const choose = async (shell: ReturnType<typeof open>, name: string, entry: string) => {
  await shell.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await shell.user.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the team screen', () => {
  it('shows members with role and status, and the four figures, counted by the server (E-86, F-32)', async () => {
    open();
    const row = await rowOf('Owen');
    expect(within(row).getByText('Staff')).toBeInTheDocument();
    expect(within(row).getByText('Inactive')).toBeInTheDocument();
    const figures = [
      ['Total Members', '9'],
      ['Active', '8'],
      ['Pending', '7'],
      ['Admins', '2'],
    ] as const;
    for (const [name, figure] of figures) {
      expect(await within(screen.getByRole('region', { name })).findByText(figure)).toBeInTheDocument();
    }
    expect(await accessibilityProblems()).toEqual([]);
  });

  it("shows the catalogue's text and Try Again when it cannot load", async () => {
    const shell = open([handle(listMembersOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load team members')).toBeInTheDocument();
    const before = shell.inputsOf(listMembersOperation).length;
    await shell.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(shell.inputsOf(listMembersOperation).length).toBeGreaterThan(before));
  });

  it('shows the text of the specification when a search finds no members', async () => {
    open([handle(listMembersOperation, () => ({ items: [], nextCursor: null }))]);
    expect(await screen.findByText('No team members found')).toBeInTheDocument();
  });

  it('shows staff the team without controls, and requests no invitations (F-30)', async () => {
    const shell = open([], { role: 'council_staff' });
    await rowOf('Owen');
    for (const name of ['Invite Member', /Actions for/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText('Pending Invitations')).not.toBeInTheDocument();
    expect(shell.inputsOf(listInvitationsOperation)).toEqual([]);
  });

  it("offers no changes to one's own account (E-45)", async () => {
    open();
    await rowOf('Owen');
    expect(screen.getByText('(you)')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for Ada Admin' })).not.toBeInTheDocument();
  });
});

describe('changing a member', () => {
  it('sends the new role with the current revision', async () => {
    const shell = open([handle(updateMemberOperation, () => ({ ...sam, role: 'council_admin' as const }))]);
    await choose(shell, 'Sam', 'Make Admin');
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Sam is Admin now.' }]));
    expect(shell.inputsOf(updateMemberOperation)).toEqual([
      { params: { userId: 'user-sam' }, body: { role: 'council_admin', revision: 4 } },
    ]);
  });

  it("asks before deactivation, and stays open with the catalogue's text when it is refused", async () => {
    const shell = open([handle(updateMemberOperation, 'last_admin')]);
    await choose(shell, 'Sam', 'Deactivate');
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate member' });
    expect(shell.inputsOf(updateMemberOperation)).toEqual([]);
    await shell.user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(shell.notices()[0]?.text).toBe(
        'Failed to update member status: A council needs at least one active admin. Make someone else an admin first.',
      ),
    );
    expect(dialog).toBeVisible();
  });

  it("shows only the catalogue's headline when the server fails", async () => {
    const shell = open([handle(updateMemberOperation, 'internal')]);
    await choose(shell, 'Owen', 'Activate');
    await waitFor(() => expect(shell.notices()[0]?.text).toBe('Failed to update member status'));
  });

  it('asks before removal and confirms the result', async () => {
    const shell = open([handle(removeMemberOperation, () => undefined)]);
    await choose(shell, 'Sam', 'Remove from team');
    const dialog = await screen.findByRole('dialog', { name: 'Remove from team' });
    await shell.user.click(within(dialog).getByRole('button', { name: 'Remove from team' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toBe('Sam is no longer in the team.'));
    expect(shell.inputsOf(removeMemberOperation)).toEqual([{ params: { userId: 'user-sam' } }]);
  });
});

describe('inviting', () => {
  const ask = async (shell: ReturnType<typeof open>, email: string) => {
    await shell.user.click(await screen.findByRole('button', { name: 'Invite Member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite Member' });
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Email address/ }), email);
    await shell.user.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    return dialog;
  };

  it("sends an address with capitals (E-23) in lower case as staff, and shows the catalogue's text", async () => {
    const shell = open([handle(createInvitationOperation, ({ body }) => invitation({ email: body.email }))]);
    await ask(shell, 'New@Riverside.Example');
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'success', text: 'Invitation sent to new@riverside.example.' }]),
    );
    expect(shell.inputsOf(createInvitationOperation)).toEqual([
      { body: { email: 'new@riverside.example', role: 'council_staff' } },
    ]);
  });

  it('shows an error at the field and sends nothing when the address is invalid', async () => {
    const shell = open();
    const dialog = await ask(shell, 'new@riverside');
    expect(within(dialog).getByRole('textbox', { name: /Email address/ })).toBeInvalid();
    expect(shell.inputsOf(createInvitationOperation)).toEqual([]);
  });

  it.each([
    ['already_member', 'Failed to send invitation: This person is already a member of your team.'],
    [
      'invitation_pending',
      'Failed to send invitation: This address has already been invited. You can send that invitation again.',
    ],
    ['internal', 'Failed to send invitation'],
  ] as const)('refused with %s, says why and keeps what was typed', async (code, text) => {
    const shell = open([handle(createInvitationOperation, code)]);
    const dialog = await ask(shell, 'new@riverside.example');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(text);
    expect(within(dialog).getByRole('textbox', { name: /Email address/ })).toHaveValue('new@riverside.example');
  });

  it('forgets the refusal when the next address is invalid', async () => {
    const shell = open([handle(createInvitationOperation, 'already_member')]);
    const dialog = await ask(shell, 'new@riverside.example');
    await within(dialog).findByRole('alert');
    const field = within(dialog).getByRole('textbox', { name: /Email address/ });
    await shell.user.clear(field);
    await shell.user.type(field, 'new{Enter}');
    expect(field).toBeInvalid();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('pending invitations', () => {
  it('show the inviter and the state of the email, with expired ones last', async () => {
    open([
      handle(listInvitationsOperation, ({ query = {} }) => ({
        items:
          query.status === 'pending'
            ? [invitation(), invitation({ id: 'i2', email: 'kim@riverside.example', mailState: 'failed' })]
            : [invitation({ id: 'i3', email: 'old@riverside.example', status: 'expired' })],
        nextCursor: null,
      })),
    ]);
    expect(within(await rowOf('lee@riverside.example')).getByText('by Ada Admin')).toBeInTheDocument();
    expect(within(await rowOf('kim@riverside.example')).getByText('Mail not delivered')).toBeInTheDocument();
    expect(within(await rowOf('old@riverside.example')).getByText('Expired')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it("show the catalogue's text when they are sent again", async () => {
    const shell = open([handle(resendInvitationOperation, () => invitation())]);
    await shell.user.click(await screen.findByRole('button', { name: /Send the invitation to lee/ }));
    await waitFor(() => expect(shell.notices()[0]?.text).toBe('Invitation sent to lee@riverside.example.'));
  });

  it("ask before they are revoked, and show the catalogue's text when that fails", async () => {
    const shell = open([handle(revokeInvitationOperation, 'unavailable')]);
    await shell.user.click(await screen.findByRole('button', { name: /Revoke the invitation of lee/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke invitation' });
    expect(shell.inputsOf(revokeInvitationOperation)).toEqual([]);
    await shell.user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toBe('Failed to revoke invitation'));
  });
});
