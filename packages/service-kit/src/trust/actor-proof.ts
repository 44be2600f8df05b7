import type { ActorRef, UserActor } from '@folkmoot/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { SigningKey, TrustedKeys } from './keys';

/**
 * The gateway's statement about a person for events: "this user called this service at this time". It is sent in the
 * actor token, and copied to the events of the request. Services do not accept it as a token.
 */
export interface ActorProof {
  /** A user's id, or ANYBODY. */
  readonly userId: string;
  readonly actingAs: string | null;
  /** The id of the API token by which a program acts for the user. */
  readonly apiToken: string | null;
  readonly issuedAt: Date;
}

/** Only the operator may use it, to create demo data in the names of demo users. */
export const ANYBODY = '*';
/** How long after the request began an event may name its user: an upload of 200 MB over a slow line fits in. */
const MAX_EVENT_DELAY_MS = 3_600_000;
const CLOCK_TOLERANCE_MS = 60_000;
const MAX_CACHED = 2_000;

const audienceOf = (service: string): string => `folkmoot:${service}:events`;

interface ProofOptions {
  readonly signer: string;
  readonly key: SigningKey;
  /** The service whose events may carry it. */
  readonly service: string;
  readonly now: Date;
}

export const signActorProof = (
  { userId, actingAs, apiToken }: Pick<UserActor, 'userId' | 'actingAs' | 'apiToken'>,
  { signer, key, service, now }: ProofOptions,
): Promise<string> =>
  new SignJWT({ actingAs, ...(apiToken ? { apiToken: apiToken.id } : {}) })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id })
    .setIssuer(signer)
    .setSubject(userId)
    .setAudience(audienceOf(service))
    .setIssuedAt(Math.floor(now.getTime() / 1_000))
    .sign(key.privateKey);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const read = async (text: string, service: string, trusted: TrustedKeys): Promise<ActorProof | null> => {
  try {
    const keyOf = ({ kid = '' }: { kid?: string }) => {
      const key = trusted.get(kid);
      if (!key) throw new Error('unknown key');
      return key.publicKey;
    };
    // When it was made is compared with the event, not with the clock: the event may have waited for days.
    const options = { algorithms: ['EdDSA'], audience: audienceOf(service), requiredClaims: ['sub', 'iat', 'iss'] };
    const { payload, protectedHeader } = await jwtVerify(text, keyOf, options);
    const { iss, sub = '', iat = 0 } = payload;
    const signer = trusted.get(protectedHeader.kid ?? '')?.signer;
    const mayProve = signer === (sub === ANYBODY ? 'operator' : 'gateway');
    if (iss !== signer || !mayProve) return null;
    return {
      userId: sub,
      actingAs: textOrNull(payload.actingAs),
      apiToken: textOrNull(payload.apiToken),
      issuedAt: new Date(iat * 1_000),
    };
  } catch {
    return null;
  }
};

const isOf = (proof: ActorProof, actor: ActorRef, occurredAt: Date): boolean => {
  const isInTime = occurredAt.getTime() <= proof.issuedAt.getTime() + MAX_EVENT_DELAY_MS;
  // Demo data happened in the past.
  if (proof.userId === ANYBODY) return isInTime;
  const isBefore = occurredAt.getTime() < proof.issuedAt.getTime() - CLOCK_TOLERANCE_MS;
  const isSame =
    proof.userId === actor.id && proof.actingAs === actor.actingAs && proof.apiToken === (actor.apiToken ?? null);
  return isInTime && !isBefore && isSame;
};

/** Makes the check whether a proof shows that a user acted through a service at a time. */
export const createProofCheck = (trusted: TrustedKeys) => {
  const cache = new LRUCache<string, { proof: ActorProof | null }>({ max: MAX_CACHED });
  return async (text: string, service: string, actor: ActorRef, occurredAt: Date): Promise<boolean> => {
    const key = `${service} ${text}`;
    const known = cache.get(key) ?? { proof: await read(text, service, trusted) };
    cache.set(key, known);
    return known.proof !== null && isOf(known.proof, actor, occurredAt);
  };
};
