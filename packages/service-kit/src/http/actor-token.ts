import { type Actor, actorSchema, DomainError, type UserActor } from '@folkmoot/contracts';
import { jwtVerify, SignJWT } from 'jose';

/** The header in which the gateway hands the actor to a service. */
export const ACTOR_HEADER = 'x-folkmoot-actor';
const AUDIENCE = 'folkmoot';
const LIFETIME = '30s';
const CLOCK_TOLERANCE_SECONDS = 5;

const keys = new Map<string, Uint8Array>();
const bytesOf = (key: string): Uint8Array => {
  const known = keys.get(key) ?? new TextEncoder().encode(key);
  keys.set(key, known);
  return known;
};

/** Signs an actor for 30 seconds (HS256). */
export const signActorToken = (actor: Actor, key: string): Promise<string> =>
  new SignJWT({ actor })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setAudience(AUDIENCE)
    .setExpirationTime(LIFETIME)
    .sign(bytesOf(key));

/** The actor of a token. Throws `unauthenticated` when it is forged, expired or meant for another product. */
export const verifyActorToken = async (token: string, key: string): Promise<Actor> => {
  try {
    const { payload } = await jwtVerify(token, bytesOf(key), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'iat'],
    });
    return actorSchema.parse(payload.actor);
  } catch (error) {
    throw new DomainError('unauthenticated', { cause: error });
  }
};

/** Narrows to a signed-in user, for handlers of operations that only users may call. */
export const asUser = (actor: Actor): UserActor => {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  return actor;
};
