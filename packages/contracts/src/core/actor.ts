import * as z from 'zod';
import { idSchema, momentSchema } from './ids';
import { permissions, roles } from './roles';

/** The caller of a request. `councilId` is the council of the request, for every kind of actor. */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('user'),
    userId: idSchema,
    role: z.enum(roles),
    status: z.enum(['active', 'inactive']),
    councilId: idSchema.nullable(),
    /** Set when a system admin acts in a council that is not their own. */
    actingAs: idSchema.nullable(),
    /** The council acted in is suspended: nothing of it can be used. */
    isSuspended: z.boolean().optional(),
    sessionId: z.string(),
    /** When this browser signed in. Without it the sign-in counts as long ago. */
    signedInAt: momentSchema.optional(),
    /** A second factor is required of the user and missing: they can only set it up. */
    mustSetUpFactor: z.boolean().optional(),
    /** Set when a program acts for the user. It may do what both the user's role and these permissions allow. */
    apiToken: z.object({ id: idSchema, permissions: z.array(z.enum(permissions)) }).optional(),
  }),
  z.object({ kind: z.literal('public'), councilId: idSchema.nullable() }),
  z.object({ kind: z.literal('system'), service: z.string(), councilId: idSchema.nullable() }),
]);

export type Actor = z.infer<typeof actorSchema>;
export type UserActor = Extract<Actor, { kind: 'user' }>;

export const publicActor = (councilId: string | null = null): Actor => ({ kind: 'public', councilId });
export const systemActor = (service: string, councilId: string | null = null): Actor => ({
  kind: 'system',
  service,
  councilId,
});

/** How long a sign-in counts as recent. The most harmful operations require one (`needsFreshSignIn`). */
/** How long a sign-in counts as fresh. */
export const FRESH_SIGN_IN_MS = 5 * 60_000;

/** Whether somebody signed in within the last five minutes. */
export const hasSignedInFreshly = ({ signedInAt }: Pick<UserActor, 'signedInAt'>, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - new Date(signedInAt).getTime() <= FRESH_SIGN_IN_MS;

/** The part of an actor that events and audit entries store: enough to identify it, nothing that expires. */
export const actorRefSchema = z.object({
  kind: z.enum(['user', 'public', 'system']),
  id: z.string().nullable(),
  actingAs: z.string().nullable(),
  /** The id of the API token by which a program acted for the user. */
  apiToken: z.string().optional(),
});
export type ActorRef = z.infer<typeof actorRefSchema>;

export const actorRef = (actor: Actor): ActorRef => {
  if (actor.kind === 'user') {
    const { userId, actingAs, apiToken } = actor;
    return { kind: 'user', id: userId, actingAs, ...(apiToken ? { apiToken: apiToken.id } : {}) };
  }
  return { kind: actor.kind, id: actor.kind === 'system' ? actor.service : null, actingAs: null };
};
