import {
  type Actor,
  actorSchema,
  DomainError,
  type ServiceName,
  type SignerName,
  systemActor,
  type UserActor,
} from '@folkmoot/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { ANYBODY, signActorProof } from '../trust/actor-proof';
import { readTrustedKeys, signingKeyOf, type TrustedKeys } from '../trust/keys';

/** The header in which a caller says who asks. */
export const ACTOR_HEADER = 'x-folkmoot-actor';
const LIFETIME_SECONDS = 30;
const CLOCK_TOLERANCE_SECONDS = 5;
const MAX_VERIFIED = 10_000;
/** A token is used again for so long, and is good for ten seconds more. */
export const TOKEN_REUSE_MS = 20_000;
const MAX_SIGNED = 2_000;

export interface TokenOptions {
  /** Who signs. */
  readonly from: SignerName;
  /** The private key of the signer, in hex. */
  readonly serviceKey: string;
  /** The service that the token is for; no other takes it. */
  readonly to: string;
  /** The operator may have demo data made: events of the request may then name any user. */
  readonly namesAnybody?: boolean;
  /** For tests with a clock of their own: when the user acts. */
  readonly actsAt?: Date;
}

/** Signs for 30 seconds (EdDSA) that an actor asks the service `to`. */
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

/** Users are named by the gateway alone; everybody else speaks for itself. */
const maySay = (signer: SignerName, actor: Actor): boolean => {
  if (actor.kind === 'user') return signer === 'gateway';
  return actor.kind === 'system' && actor.service === signer;
};

export interface VerifiedActor {
  readonly actor: Actor;
  /** For the events of the request: what its sender signed about the user. */
  readonly proof: string | null;
}

interface Verified extends VerifiedActor {
  readonly expiresAt: number;
}

const verify = async (token: string, audience: string, trusted: TrustedKeys): Promise<Verified> => {
  const keyOf = ({ kid = '' }: { kid?: string }) => {
    const found = trusted.get(kid);
    if (!found) throw new Error('signed with a key that nobody has');
    return found.publicKey;
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
 * Makes what reads the tokens that are for `audience`. A token is verified once and remembered until it expires. Throws
 * `unauthenticated` when it is forged, expired, for another service, or says more than its signer may say.
 */
export const createTokenVerifier = (audience: string, trustedKeys: string): VerifyActorToken => {
  const trusted = readTrustedKeys(trustedKeys);
  const known = new LRUCache<string, Verified>({ max: MAX_VERIFIED });
  return async (token) => {
    const found = known.get(token);
    if (found && found.expiresAt > Date.now()) return found;
    try {
      const verified = await verify(token, audience, trusted);
      known.set(token, verified);
      return verified;
    } catch (error) {
      known.delete(token);
      throw new DomainError('unauthenticated', { cause: error });
    }
  };
};

export interface ServiceCall {
  readonly from: SignerName;
  readonly to: ServiceName;
  readonly serviceKey: string;
  /** The council that it is about, where the operation is bound to one. */
  readonly councilId?: string | null;
}

const signedCalls = new LRUCache<string, Promise<string>>({ max: MAX_SIGNED, ttl: TOKEN_REUSE_MS });

/** The header with which one service asks another, signed by the asking one. */
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
