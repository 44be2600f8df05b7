import {
  type Actor,
  actorSchema,
  DomainError,
  type ServiceName,
  type SignerName,
  systemActor,
  type UserActor,
} from '@folkmoot/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { ANYBODY, signActorProof } from '../trust/actor-proof';
import { readTrustedKeys, signingKeyOf, type TrustedKeys } from '../trust/keys';

/** The header with the signed identity of the caller. */
export const ACTOR_HEADER = 'x-folkmoot-actor';
const LIFETIME_SECONDS = 30;
const CLOCK_TOLERANCE_SECONDS = 5;
const MAX_VERIFIED = 10_000;
/** A token is reused for this time. It is valid for ten seconds longer. */
export const TOKEN_REUSE_MS = 20_000;
const MAX_SIGNED = 2_000;

export interface TokenOptions {
  /** The signer. */
  readonly from: SignerName;
  /** The private key of the signer, in hex. */
  readonly serviceKey: string;
  /** The service that the token is for. Other services refuse it. */
  readonly to: string;
  /** The operator may create demo data: events of the request may then name any user. */
  readonly namesAnybody?: boolean;
  /** When the user acts. Only for tests with their own clock. */
  readonly actsAt?: Date;
}

/** Signs a token (EdDSA), valid for 30 seconds, with which an actor calls the service `to`. */
export const signActorToken = async (actor: Actor, options: TokenOptions): Promise<string> => {
  const { from, to, actsAt = new Date(), namesAnybody = false } = options;
  const key = signingKeyOf(options.serviceKey);
  const user = actor.kind === 'user' ? actor : namesAnybody ? { userId: ANYBODY, actingAs: null } : null;
  const proof = user ? await signActorProof(user, { signer: from, key, service: to, now: actsAt }) : undefined;
  return new SignJWT({ actor, proof })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id })
    .setIssuer(from)
    .setAudience(to)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(key.privateKey);
};

/** Only the gateway may name users. Every other signer may name only itself. */
const maySay = (signer: SignerName, actor: Actor): boolean => {
  if (actor.kind === 'user') return signer === 'gateway';
  return actor.kind === 'system' && actor.service === signer;
};

export interface VerifiedActor {
  readonly actor: Actor;
  /** The gateway's signed proof of the user, for the events of the request. */
  readonly proof: string | null;
}

interface Verified extends VerifiedActor {
  readonly expiresAt: number;
}

const verify = async (token: string, audience: string, trusted: TrustedKeys): Promise<Verified> => {
  const keyOf = ({ kid = '' }: { kid?: string }) => {
    const key = trusted.get(kid);
    if (!key) throw new Error('signed with a key that nobody has');
    return key.publicKey;
  };
  const { payload, protectedHeader } = await jwtVerify(token, keyOf, {
    algorithms: ['EdDSA'],
    audience,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'iat', 'iss'],
  });
  const actor = actorSchema.parse(payload.actor);
  const signer = trusted.get(protectedHeader.kid ?? '')?.signer;
  if (!signer || payload.iss !== signer || !maySay(signer, actor)) throw new Error(`${signer} may not say that`);
  const expiresAt = ((payload.exp ?? 0) + CLOCK_TOLERANCE_SECONDS) * 1_000;
  return { actor, proof: typeof payload.proof === 'string' ? payload.proof : null, expiresAt };
};

export type VerifyActorToken = (token: string) => Promise<VerifiedActor>;

/**
 * Makes the function that verifies tokens for `audience`. A verified token is cached until it expires. Throws
 * `unauthenticated` when a token is forged, for another service, or names an actor that its signer may not name, and
 * `unavailable` when it has expired.
 */
export const createTokenVerifier = (audience: string, trustedKeys: string): VerifyActorToken => {
  const trusted = readTrustedKeys(trustedKeys);
  const known = new LRUCache<string, Verified>({ max: MAX_VERIFIED });
  return async (token) => {
    const cached = known.get(token);
    if (cached && cached.expiresAt > Date.now()) return cached;
    try {
      const verified = await verify(token, audience, trusted);
      known.set(token, verified);
      return verified;
    } catch (error) {
      known.delete(token);
      // Its signature was right: the request waited too long, while this service was away. The person is signed in.
      if (error instanceof errors.JWTExpired) throw new DomainError('unavailable', { cause: error });
      throw new DomainError('unauthenticated', { cause: error });
    }
  };
};

export interface ServiceCall {
  readonly from: SignerName;
  readonly to: ServiceName;
  readonly serviceKey: string;
  /** The council of the call, for operations that are bound to one. */
  readonly councilId?: string | null;
}

const signedCalls = new LRUCache<string, Promise<string>>({ max: MAX_SIGNED, ttl: TOKEN_REUSE_MS });

/** The headers of a call from one service to another, signed by the calling service. */
export const serviceHeaders = async ({ from, to, serviceKey, councilId = null }: ServiceCall) => {
  const name = JSON.stringify([from, to, councilId, signingKeyOf(serviceKey).id]);
  const token = signedCalls.get(name) ?? signActorToken(systemActor(from, councilId), { from, to, serviceKey });
  signedCalls.set(name, token, { noUpdateTTL: true });
  return { [ACTOR_HEADER]: await token };
};

/** Narrows to a signed-in user, for handlers of operations that only users may call. */
export const asUser = (actor: Actor): UserActor => {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  return actor;
};
