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
import { reply } from '@folkmoot/service-kit';
import { visitorAddress } from '../../entities/attempt';
import { requireNotDeleted } from '../../entities/council';
import type { StoredInvitation } from '../../entities/invitation';
import { deviceOf } from '../../entities/session';
import { cookiesOf } from '../../entities/sign-in';
import { acceptInvitation } from './accept-invitation.use-case';
import { createInvitation } from './create-invitation.use-case';
import type { InvitationApp, InvitationTools } from './invitation.types';
import { invitationViews, listInvitations } from './list-invitations.use-case';
import { readInvitation } from './read-invitation.use-case';
import { resendInvitation } from './resend-invitation.use-case';
import { revokeInvitation } from './revoke-invitation.use-case';

const viewOf = async (context: InvitationApp['systemContext'], invitation: StoredInvitation): Promise<Invitation> => {
  const [view] = await invitationViews(context, [invitation]);
  if (!view) throw new DomainError('not_found');
  return view;
};

const forStaff = ({ route }: InvitationApp, tools: InvitationTools) => [
  route(listInvitationsOperation, { handle: ({ context, query }) => listInvitations(context, query) }),
  route(createInvitationOperation, {
    handle: async ({ context, body }) => viewOf(context, await createInvitation(context, body, tools)),
  }),
  route(resendInvitationOperation, {
    handle: async ({ context, params }) => viewOf(context, await resendInvitation(context, params.invitationId, tools)),
  }),
  route(revokeInvitationOperation, { handle: ({ context, params }) => revokeInvitation(context, params.invitationId) }),
];

/** Routes for system administrators, who invite to any council that is not deleted. */
const forSystem = ({ route }: InvitationApp, tools: InvitationTools) => [
  route(inviteToCouncilOperation, {
    handle: async ({ context, body: { councilId, ...invited } }) => {
      requireNotDeleted(await context.acrossCouncils.reader().councils.get(councilId));
      const actor = { ...context.actor, councilId, actingAs: councilId };
      return viewOf(context, await createInvitation({ ...context, actor }, invited, tools));
    },
  }),
];

const afterSignIn = { session: 'dashboard', pending: 'second_factor' } as const;

const forInvited = ({ route, clock }: InvitationApp, tools: InvitationTools) => [
  route(readInvitationOperation, {
    handle: async ({ context, params, headers }) => {
      const address = visitorAddress(headers);
      const { invitation, council } = await readInvitation(context, { token: params.token, address });
      const { invitedByName, role, email, expiresAt } = await viewOf(context, invitation);
      const { logoUrl, logoAlt } = council.branding;
      return { council: { name: council.name, logoUrl, logoAlt }, invitedByName, role, email, expiresAt };
    },
  }),
  route(acceptInvitationOperation, {
    handle: async ({ context, params, body, headers }) => {
      const from = { address: visitorAddress(headers), device: deviceOf(headers['user-agent']) };
      const accepted = await acceptInvitation(context, { token: params.token, name: body.name, ...from }, tools);
      const { email, outcome } = accepted;
      const isOpen = typeof outcome !== 'string';
      const next = isOpen ? afterSignIn[outcome.kind] : outcome;
      const cookies = isOpen ? cookiesOf(tools, outcome, clock.now()) : [];
      return reply({ email, linkSent: false, next }, { headers: { 'Set-Cookie': cookies } });
    },
  }),
];

export const invitationRoutes = (app: InvitationApp, tools: InvitationTools) => [
  ...forStaff(app, tools),
  ...forSystem(app, tools),
  ...forInvited(app, tools),
];
