import * as z from 'zod';
import { actorSchema } from '../core/actor';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { councilSchema } from '../entities/council';
import { deviceSchema } from '../entities/device';
import { emailSchema, userSchema } from '../entities/user';

export const sessionSchema = z.object({
  user: userSchema,
  /** The council acted in: the user's own, or the one that a system admin chose. */
  council: councilSchema.nullable(),
  /** True when a system admin acts in a council that is not their own. */
  isActing: z.boolean(),
  expiresAt: momentSchema,
});
export type Session = z.infer<typeof sessionSchema>;

export const createMagicLinkOperation = defineOperation({
  name: 'createMagicLink',
  service: 'admin',
  method: 'post',
  path: '/api/auth/magic-links',
  summary: 'Mail a sign-in link to an existing account.',
  can: 'public',
  body: z.strictObject({ email: emailSchema }),
  status: 202,
  response: z.object({ sent: z.literal(true) }),
  errors: ['account_not_found', 'rate_limited', 'mail_failed'],
});

export const createSessionOperation = defineOperation({
  name: 'createSession',
  service: 'admin',
  method: 'post',
  path: '/api/auth/sessions',
  summary: 'Redeem a sign-in code, or a support link (access and refresh token), for a session cookie.',
  can: 'public',
  body: z.union([
    z.strictObject({ code: z.string().min(1).max(2000) }),
    z.strictObject({ accessToken: z.string().min(1).max(4000), refreshToken: z.string().min(1).max(4000) }),
  ]),
  status: 201,
  response: sessionSchema,
  errors: ['code_invalid', 'rate_limited'],
});

export const getSessionOperation = defineOperation({
  name: 'getSession',
  service: 'admin',
  method: 'get',
  path: '/api/auth/session',
  summary: 'Who is signed in, and in which council.',
  can: 'signed-in',
  anyAccountState: true,
  response: sessionSchema,
});

export const deleteSessionOperation = defineOperation({
  name: 'deleteSession',
  service: 'admin',
  method: 'delete',
  path: '/api/auth/session',
  summary: 'Sign out.',
  can: 'signed-in',
  anyAccountState: true,
  status: 204,
});

export const chooseCouncilOperation = defineOperation({
  name: 'chooseCouncil',
  service: 'admin',
  method: 'put',
  path: '/api/auth/session/council',
  summary: 'Act in a council, or stop acting (null). Audited.',
  can: 'system:councils',
  body: z.strictObject({ councilId: idSchema.nullable() }),
  response: sessionSchema,
  errors: ['not_found'],
});

const ownSessionSchema = z.object({
  id: idSchema,
  device: deviceSchema,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  createdAt: momentSchema,
  /** To the minute. */
  lastSeenAt: momentSchema,
  expiresAt: momentSchema,
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const listOwnSessionsOperation = defineOperation({
  name: 'listOwnSessions',
  service: 'admin',
  method: 'get',
  path: '/api/auth/sessions',
  summary: 'Where one is signed in, the browser that asks first, then by last use.',
  can: 'signed-in',
  response: listOf(ownSessionSchema),
});

export const endOtherSessionsOperation = defineOperation({
  name: 'endOtherSessions',
  service: 'admin',
  method: 'delete',
  path: '/api/auth/sessions',
  summary: 'Sign out everywhere but here.',
  can: 'signed-in',
  response: z.object({ ended: z.number().int() }),
});

export const endOwnSessionOperation = defineOperation({
  name: 'endOwnSession',
  service: 'admin',
  method: 'delete',
  path: '/api/auth/sessions/:sessionId',
  summary: 'Sign out in one other browser.',
  can: 'signed-in',
  params: z.strictObject({ sessionId: idSchema }),
  status: 204,
  errors: ['not_found'],
});

/** For the gateway only: what a session cookie stands for. */
export const resolveSessionOperation = defineOperation({
  name: 'resolveSession',
  service: 'admin',
  method: 'post',
  path: '/internal/sessions/resolve',
  summary: 'Turn a session id into an actor.',
  can: 'internal',
  body: z.strictObject({ sessionId: z.string().min(1).max(200) }),
  response: z.object({ actor: actorSchema.nullable() }),
});
