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
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleInvitation, sampleMembers } from './sample-people';

const contains = (text: string, q = ''): boolean => text.toLowerCase().includes(q.toLowerCase());

/** Members and figures. They last until the page is closed. */
export const onTeam = (): Handler[] => {
  let members = sampleMembers();
  const member = (userId: string) => {
    const match = members.find(({ id }) => id === userId);
    if (!match) throw problem('not_found');
    return match;
  };
  return [
    handle(listMembersOperation, ({ query = {} }) => ({
      items: members.filter(({ name, email }) => contains(`${name} ${email}`, query.q)),
      nextCursor: null,
    })),
    handle(getTeamSummaryOperation, () => ({
      members: members.length,
      active: members.filter(({ status }) => status === 'active').length,
      admins: members.filter(({ role }) => role === 'council_admin').length,
      pending: 1,
    })),
    handle(updateMemberOperation, ({ params, body = {} }) => {
      const before = member(params.userId);
      const { role = before.role, status = before.status } = body;
      const changed = { ...before, role, status, revision: before.revision + 1 };
      members = members.map((each) => (each.id === changed.id ? changed : each));
      return changed;
    }),
    handle(removeMemberOperation, ({ params }) => {
      const { id } = member(params.userId);
      members = members.filter((each) => each.id !== id);
    }),
  ];
};

/** Invitations. They last until the page is closed. */
export const onInvitations = (): Handler[] => {
  let invitations: Invitation[] = [sampleInvitation('lee')];
  return [
    handle(listInvitationsOperation, ({ query = {} }) => ({
      items: invitations.filter(({ status }) => !query.status || status === query.status),
      nextCursor: null,
    })),
    handle(createInvitationOperation, ({ body }) => {
      if (invitations.some(({ email }) => email === body.email)) throw problem('invitation_pending');
      const fresh = { ...sampleInvitation(`invitation-${invitations.length}`), email: body.email };
      invitations = [{ ...fresh, role: body.role ?? fresh.role, mailState: 'queued' }, ...invitations];
      return invitations[0] as Invitation;
    }),
    handle(resendInvitationOperation, ({ params }) => {
      const invitation = invitations.find(({ id }) => id === params.invitationId);
      if (!invitation) throw problem('not_found');
      return invitation;
    }),
    handle(revokeInvitationOperation, ({ params }) => {
      invitations = invitations.filter(({ id }) => id !== params.invitationId);
    }),
  ];
};
