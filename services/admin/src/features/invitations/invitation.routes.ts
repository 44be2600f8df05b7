import {
  acceptInvitationOperation,
  createInvitationOperation,
  DomainError,
  type Invitation,
  inviteToCouncilOperation,
  listInvitationsOperation,
  readInvitationOperation,
  resendInvitationOperation,
  revokeInvitationOperation,
} from '@folkmoot/contracts';
import { asUser, reply, route } from '@folkmoot/service-kit';
import { requireStanding } from '../../council-states/council-state.domain';
import { visitorAddress } from '../../limits/visitor-address';
import type { StoredInvitation } from '../../records/invitation.repository';
import { acceptInvitation } from './accept-invitation.use-case';
import { createInvitation } from './create-invitation.use-case';
import type { InvitationDeps } from './invitation.deps';
import { invitationViews, listInvitations } from './list-invitations.use-case';
import { readInvitation } from './read-invitation.use-case';
import { resendInvitation } from './resend-invitation.use-case';
import { revokeInvitation } from './revoke-invitation.use-case';

const viewOf = async (deps: InvitationDeps, invitation: StoredInvitation): Promise<Invitation> => {
  const [view] = await invitationViews(deps, [invitation]);
  if (!view) throw new DomainError('not_found');
  return view;
};

const forStaff = (deps: InvitationDeps) => [
  route(listInvitationsOperation, { handle: ({ actor, query }) => listInvitations(deps, asUser(actor), query) }),
  route(createInvitationOperation, {
    handle: async ({ actor, body }) => viewOf(deps, await createInvitation(deps, asUser(actor), body)),
  }),
  route(resendInvitationOperation, {
    handle: async ({ actor, params }) => viewOf(deps, await resendInvitation(deps, asUser(actor), params.invitationId)),
  }),
  route(revokeInvitationOperation, {
    handle: ({ actor, params }) => revokeInvitation(deps, asUser(actor), params.invitationId),
  }),
];

/** A system administrator invites to any council that stands. */
const forSystem = (deps: InvitationDeps) => [
  route(inviteToCouncilOperation, {
    handle: async ({ actor, body: { councilId, ...wanted } }) => {
      requireStanding(await deps.units.readerAcrossCouncils().councils.get(councilId));
      const inviter = { ...asUser(actor), councilId, actingAs: councilId };
      return viewOf(deps, await createInvitation(deps, inviter, wanted));
    },
  }),
];

const forInvited = (deps: InvitationDeps) => [
  route(readInvitationOperation, {
    handle: async ({ params, headers }) => {
      const address = visitorAddress(headers);
      const { invitation, council } = await readInvitation(deps, { token: params.token, address });
      const { role, email, expiresAt } = invitation;
      const { logoUrl, logoAlt } = council.branding;
      return { council: { name: council.name, logoUrl, logoAlt }, role, email, expiresAt: expiresAt.toISOString() };
    },
  }),
  route(acceptInvitationOperation, {
    handle: async ({ params, body, headers }) => {
      const request = { token: params.token, name: body.name, address: visitorAddress(headers) };
      const accepted = await acceptInvitation(deps, request);
      return reply(accepted, { headers: { 'Set-Cookie': deps.askedCookie(accepted.email) } });
    },
  }),
];

export const invitationRoutes = (deps: InvitationDeps) => [...forStaff(deps), ...forSystem(deps), ...forInvited(deps)];
