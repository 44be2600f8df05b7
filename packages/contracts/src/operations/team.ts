import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_PERSON_NAME } from '../core/text-limits';
import { councilRoleSchema, invitationSchema } from '../entities/invitation';
import { invitationStatuses } from '../entities/invitation-terms';
import { emailSchema, userSchema, userStatuses } from '../entities/user';

const memberParams = z.strictObject({ userId: idSchema });

export const getTeamSummaryOperation = defineOperation({
  name: 'getTeamSummary',
  service: 'admin',
  method: 'get',
  path: '/api/team/summary',
  summary: 'The figures of the team screen: members, active ones, admins, open invitations.',
  can: 'team:read',
  response: z.object({
    members: z.number().int(),
    active: z.number().int(),
    admins: z.number().int(),
    pending: z.number().int(),
  }),
});

export const updateMemberOperation = defineOperation({
  name: 'updateMember',
  service: 'admin',
  method: 'patch',
  path: '/api/team/members/:userId',
  summary: 'Change the role of a member, deactivate them (which ends their sessions at once) or activate them again.',
  can: 'team:edit',
  params: memberParams,
  body: z.strictObject({
    role: councilRoleSchema.optional(),
    status: z.enum(userStatuses).optional(),
    revision: z.number().int().optional(),
  }),
  needsFreshSignIn: true,
  response: userSchema,
  errors: ['not_found', 'forbidden', 'own_account', 'last_admin', 'stale_revision'],
});

export const removeMemberOperation = defineOperation({
  name: 'removeMember',
  service: 'admin',
  method: 'delete',
  path: '/api/team/members/:userId',
  summary: 'Detach a member from the council; the account stays, without a council and without sessions.',
  can: 'team:edit',
  params: memberParams,
  needsFreshSignIn: true,
  status: 204,
  errors: ['not_found', 'forbidden', 'own_account', 'last_admin'],
});

const invitationParams = z.strictObject({ invitationId: idSchema });

export const listInvitationsOperation = defineOperation({
  name: 'listInvitations',
  service: 'admin',
  method: 'get',
  path: '/api/team/invitations',
  summary: 'Invitations of the council, newest first.',
  can: 'team:edit',
  query: z.strictObject({ ...pageQuery, status: z.enum(invitationStatuses).optional() }),
  response: listOf(invitationSchema),
});

export const createInvitationOperation = defineOperation({
  name: 'createInvitation',
  service: 'admin',
  method: 'post',
  path: '/api/team/invitations',
  summary: 'Invite somebody; the mail is queued with the invitation. One that has expired is renewed.',
  can: 'team:edit',
  body: z.strictObject({ email: emailSchema, role: councilRoleSchema.default('council_staff') }),
  needsFreshSignIn: ({ role }) => role === 'council_admin',
  status: 201,
  response: invitationSchema,
  errors: ['already_member', 'invitation_pending', 'too_many_requests'],
});

export const resendInvitationOperation = defineOperation({
  name: 'resendInvitation',
  service: 'admin',
  method: 'post',
  path: '/api/team/invitations/:invitationId/resend',
  summary: 'Mail the invitation again; it is good for another 7 days.',
  can: 'team:edit',
  params: invitationParams,
  response: invitationSchema,
  errors: ['not_found', 'invitation_accepted', 'invitation_revoked', 'too_many_requests'],
});

export const revokeInvitationOperation = defineOperation({
  name: 'revokeInvitation',
  service: 'admin',
  method: 'delete',
  path: '/api/team/invitations/:invitationId',
  summary: 'Revoke an invitation: its link is worth nothing any more. Doing so twice is no error.',
  can: 'team:edit',
  params: invitationParams,
  status: 204,
  errors: ['not_found', 'invitation_accepted'],
});

/** The token is only in the mail, so it proves the mailbox. What is no token is not found, whatever it looks like. */
const tokenParams = z.strictObject({ token: z.string().min(1).max(200) });

export const readInvitationOperation = defineOperation({
  name: 'readInvitation',
  service: 'admin',
  method: 'get',
  path: '/api/invitations/:token',
  summary: 'What an invitation offers. Reading changes nothing.',
  can: 'public',
  params: tokenParams,
  response: z.object({
    council: z.object({ name: z.string(), logoUrl: z.string().nullable(), logoAlt: z.string() }),
    /** Empty when nobody in person invited, or that person is gone. */
    invitedByName: z.string(),
    role: councilRoleSchema,
    email: z.string(),
    expiresAt: momentSchema,
  }),
  errors: [
    'invitation_invalid',
    'invitation_revoked',
    'invitation_expired',
    'invitation_accepted',
    'too_many_requests',
  ],
});

export const acceptInvitationOperation = defineOperation({
  name: 'acceptInvitation',
  service: 'admin',
  method: 'post',
  path: '/api/invitations/:token/accept',
  summary: 'Make the account of an invitation, once, and sign its person in where the mailbox is proof enough.',
  can: 'public',
  params: tokenParams,
  body: z.strictObject({ name: z.string().trim().min(1).max(MAX_PERSON_NAME) }),
  response: z.object({
    email: z.string(),
    /** Always false: accepting signs in and mails no link. Pages of earlier releases show the way to the sign-in page. */
    linkSent: z.boolean(),
    /**
     * Where the person goes on. `dashboard`: the session is set. `second_factor`: this browser waits for it.
     * `provider`: the council requires its identity provider. `sign_in`: the account exists, and a link can be requested.
     */
    next: z.enum(['dashboard', 'second_factor', 'provider', 'sign_in']),
  }),
  errors: [
    'invitation_invalid',
    'invitation_revoked',
    'invitation_expired',
    'invitation_accepted',
    'account_elsewhere',
    'too_many_requests',
  ],
});
