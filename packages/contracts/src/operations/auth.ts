import * as z from 'zod';
import { actorSchema } from '../core/actor';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { councilSchema } from '../entities/council';
import { deviceSchema } from '../entities/device';
import { factorStateSchema } from '../entities/second-factor';
import { sessionEndReasons } from '../entities/session-terms';
import { emailSchema, userSchema } from '../entities/user';

export const sessionSchema = z.object({
  user: userSchema,
  /** The council acted in: the user's own, or the one that a system admin chose. */
  council: councilSchema.nullable(),
  /** True when a system admin acts in a council that is not their own. */
  isActing: z.boolean(),
  /** When this browser signed in. Some acts ask for a sign-in of the last five minutes. */
  signedInAt: momentSchema,
  expiresAt: momentSchema,
  /** The second factor of the user. Earlier versions do not say it. */
  secondFactor: factorStateSchema.optional(),
});
export type Session = z.infer<typeof sessionSchema>;

export const createMagicLinkOperation = defineOperation({
  name: 'createMagicLink',
  service: 'admin',
  method: 'post',
  path: '/api/auth/magic-links',
  summary:
    'Mail a sign-in link to an existing account. While a link is valid, few mails repeat it; the answer is the same.',
  can: 'public',
  body: z.strictObject({ email: emailSchema }),
  status: 202,
  response: z.object({ sent: z.literal(true) }),
  errors: ['account_not_found', 'sso_required', 'rate_limited', 'mail_failed'],
});

const signInCodeSchema = z.union([
  z.strictObject({ code: z.string().min(1).max(2000) }),
  z.strictObject({ accessToken: z.string().min(1).max(4000), refreshToken: z.string().min(1).max(4000) }),
]);

export const readSignInLinkOperation = defineOperation({
  name: 'readSignInLink',
  service: 'admin',
  method: 'post',
  path: '/api/auth/sign-in-links',
  summary: 'Whom a sign-in code would sign in, and whether to ask first. Reading redeems nothing.',
  can: 'public',
  body: signInCodeSchema,
  response: z.object({
    /** The account's address, its local part hidden but for the first letter. */
    account: z.string(),
    /** False only in the browser that asked for the link, unless somebody else is signed in there. */
    asksFirst: z.boolean(),
    /** The address of somebody else who is signed in in this browser. Redeeming the code signs them out. */
    signedInAs: z.string().nullable(),
  }),
  errors: ['code_invalid', 'sso_required'],
});

export const createSessionOperation = defineOperation({
  name: 'createSession',
  service: 'admin',
  method: 'post',
  path: '/api/auth/sessions',
  summary:
    'Redeem a sign-in code, or a support link (access and refresh token), for a session cookie. Ends the former session of this browser.',
  can: 'public',
  body: signInCodeSchema,
  status: 201,
  response: sessionSchema,
  // With `second_factor_required` the code is redeemed, and `finishPendingSignIn` begins the session.
  errors: ['code_invalid', 'second_factor_required', 'sso_required', 'rate_limited'],
});

export const getSessionOperation = defineOperation({
  name: 'getSession',
  service: 'admin',
  method: 'get',
  path: '/api/auth/session',
  summary: 'Who is signed in, and in which council.',
  can: 'signed-in',
  anyAccountState: true,
  duringFactorSetUp: true,
  response: sessionSchema,
});

export const readSessionEndOperation = defineOperation({
  name: 'readSessionEnd',
  service: 'admin',
  method: 'get',
  path: '/api/auth/session-end',
  summary: 'Why the session of this browser ended, for the holder of its cookie.',
  can: 'public',
  response: z.object({
    /** Null when this browser was never signed in, signed out itself, or is signed in. */
    reason: z.enum(sessionEndReasons).nullable(),
    /** Whom to ask. Null when no council decided. */
    council: z.object({ name: z.string(), contactEmail: z.string() }).nullable(),
  }),
});

export const deleteSessionOperation = defineOperation({
  name: 'deleteSession',
  service: 'admin',
  method: 'delete',
  path: '/api/auth/session',
  summary: 'Sign out.',
  can: 'signed-in',
  anyAccountState: true,
  duringFactorSetUp: true,
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
  needsFreshSignIn: ({ councilId }) => councilId !== null,
  response: sessionSchema,
  errors: ['not_found'],
});

export const checkFreshSignInOperation = defineOperation({
  name: 'checkFreshSignIn',
  service: 'admin',
  method: 'get',
  path: '/api/auth/session/freshness',
  summary: 'Whether the sign-in is recent enough for acts that need one: 204, or refused as they would be.',
  can: 'signed-in',
  duringFactorSetUp: true,
  needsFreshSignIn: true,
  status: 204,
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

/** For the gateway only: the session of a session cookie. */
export const resolveSessionOperation = defineOperation({
  name: 'resolveSession',
  service: 'admin',
  method: 'post',
  path: '/internal/sessions/resolve',
  summary: 'Turn a session id into an actor.',
  can: 'internal',
  isRepeatable: true,
  body: z.strictObject({ sessionId: z.string().min(1).max(200) }),
  response: z.object({ actor: actorSchema.nullable() }),
});
