import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { roles } from '../core/roles';
import { MAX_COUNCIL_NAME, MAX_SEARCH } from '../core/text-limits';
import { campaignStatuses } from '../entities/campaign-terms';
import { councilSchema } from '../entities/council';
import { councilRoleSchema, invitationSchema } from '../entities/invitation';
import { emailSchema, userSchema, userStatuses } from '../entities/user';

export const systemStatsSchema = z.object({
  activeCouncils: z.number().int(),
  /** Pending and suspended ones too, deleted ones not. */
  totalCouncils: z.number().int(),
  totalUsers: z.number().int(),
  activeUsers: z.number().int(),
  /** Responses of this calendar month, each council's in its own time zone. */
  monthlyResponses: z.number().int(),
  monthBeganAt: momentSchema,
});
export type SystemStats = z.infer<typeof systemStatsSchema>;

export const getSystemStatsOperation = defineOperation({
  name: 'getSystemStats',
  service: 'admin',
  method: 'get',
  path: '/api/admin/stats',
  summary: 'The figures of the whole installation, counted where the data is.',
  can: 'system:councils',
  response: systemStatsSchema,
});

const councilParams = z.strictObject({ councilId: idSchema });

/** The data of a council that system administrators see. */
export const councilDetailSchema = z.object({
  council: councilSchema,
  /** Set once it is deleted; until `erasedAfter` it can be restored. */
  deletedAt: momentSchema.nullable(),
  erasedAfter: momentSchema.nullable(),
  team: z.object({
    members: z.number().int(),
    active: z.number().int(),
    admins: z.number().int(),
    pendingInvitations: z.number().int(),
    /** Nobody's invitation was taken by a mail server: see to its mail. */
    failedInvitations: z.number().int(),
    lastLoginAt: momentSchema.nullable(),
  }),
  usage: z.object({
    campaigns: z.number().int(),
    responses: z.number().int(),
    monthlyResponses: z.number().int(),
  }),
  campaigns: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      status: z.enum(campaignStatuses).nullable(),
      responses: z.number().int(),
    }),
  ),
  storage: z.object({ files: z.number().int(), bytes: z.number().int(), countedAt: momentSchema.nullable() }),
  mail: z.object({
    fromAddress: z.string(),
    fromName: z.string(),
    replyTo: z.string(),
    /** Whether the domain of the address says who may send for it: as its DNS answers now. */
    spf: z.enum(['found', 'missing', 'unknown']),
    dmarc: z.enum(['found', 'missing', 'unknown']),
  }),
  retentionDays: z.number().int().nullable(),
});
export type CouncilDetail = z.infer<typeof councilDetailSchema>;

export const getCouncilDetailOperation = defineOperation({
  name: 'getCouncilDetail',
  service: 'admin',
  method: 'get',
  path: '/api/admin/councils/:councilId',
  summary: 'One council: usage, members, campaigns, storage, mail, retention.',
  can: 'system:councils',
  params: councilParams,
  response: councilDetailSchema,
  errors: ['not_found'],
});

export const changeCouncilStatusOperation = defineOperation({
  name: 'changeCouncilStatus',
  service: 'admin',
  method: 'patch',
  path: '/api/admin/councils/:councilId',
  summary: 'Suspend a council (inactive) or resume it (active), with effect in every service.',
  can: 'system:councils',
  params: councilParams,
  body: z.strictObject({
    revision: z.number().int().optional(),
    subscriptionStatus: z.enum(['active', 'inactive']),
  }),
  needsFreshSignIn: ({ subscriptionStatus }) => subscriptionStatus === 'inactive',
  response: councilSchema,
  errors: ['not_found', 'stale_revision'],
});

export const deleteCouncilOperation = defineOperation({
  name: 'deleteCouncil',
  service: 'admin',
  method: 'delete',
  path: '/api/admin/councils/:councilId',
  summary:
    'Delete a council, confirmed by its name: dead at once, erased everywhere after 30 days, restorable until then.',
  can: 'system:councils',
  params: councilParams,
  query: z.strictObject({
    /** Required: the council's name as a person typed it. Optional in its shape only, because a contract only grows. */
    confirm: z.string().max(MAX_COUNCIL_NAME).optional(),
  }),
  needsFreshSignIn: true,
  status: 204,
  errors: ['not_found', 'confirmation_missing', 'council_name_differs'],
});

export const restoreCouncilOperation = defineOperation({
  name: 'restoreCouncil',
  service: 'admin',
  method: 'post',
  path: '/api/admin/councils/:councilId/restore',
  summary: 'Restore a deleted council, with its people and links.',
  can: 'system:councils',
  params: councilParams,
  response: councilSchema,
  errors: ['not_found', 'council_erased'],
});

export const inviteToCouncilOperation = defineOperation({
  name: 'inviteToCouncil',
  service: 'admin',
  method: 'post',
  path: '/api/admin/invitations',
  summary: 'Invite somebody to any council.',
  can: 'system:councils',
  body: z.strictObject({ councilId: idSchema, email: emailSchema, role: councilRoleSchema.default('council_staff') }),
  needsFreshSignIn: ({ role }) => role === 'council_admin',
  status: 201,
  response: invitationSchema,
  errors: ['not_found', 'already_member', 'invitation_pending', 'too_many_requests'],
});

export const listedUserSchema = userSchema.extend({
  /** Empty for none. */
  councilName: z.string(),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

export const listUsersOperation = defineOperation({
  name: 'listUsers',
  service: 'admin',
  method: 'get',
  path: '/api/admin/users',
  summary: 'The users of all councils, newest first.',
  can: 'system:users',
  query: z.strictObject({
    ...pageQuery,
    q: z.string().max(MAX_SEARCH).optional(),
    /** A council, or `none` for users without one. */
    councilId: idSchema.optional(),
    role: z.enum(roles).optional(),
    status: z.enum(userStatuses).optional(),
  }),
  response: listOf(listedUserSchema),
});

export const updateUserOperation = defineOperation({
  name: 'updateUser',
  service: 'admin',
  method: 'patch',
  path: '/api/admin/users/:userId',
  summary: 'Give a user another council (or none), role or status. Another council makes them staff there.',
  can: 'system:users',
  params: z.strictObject({ userId: idSchema }),
  body: z.strictObject({
    revision: z.number().int().optional(),
    councilId: idSchema.nullable().optional(),
    role: z.enum(roles).optional(),
    status: z.enum(userStatuses).optional(),
  }),
  needsFreshSignIn: true,
  response: listedUserSchema,
  errors: ['not_found', 'own_account', 'last_admin', 'last_system_admin', 'role_without_council', 'stale_revision'],
});
