import type { ErrorCode } from '@folkmoot/contracts';
import { createTokenBuckets, isApiToken } from '@folkmoot/service-kit';
import type { Exchange } from '../answer';
import type { GatewayConfig } from '../config';
import type { Credential } from '../sessions/credential';
import { isFromOurPages, isProviderPath, isSignInPath } from '../sessions/origin';
import { hashOfSession } from '../sessions/session-cache';

/** Why a request does not reach a service. */
export interface Refusal {
  readonly code: ErrorCode;
  /** Seconds. */
  readonly retryAfter?: number;
}

const MINUTES_PER_HOUR = 60;
const SECONDS_PER_HOUR = 3_600;
/** The share of a minute's requests that one API token may send at once (1/6). */
const BURST_SHARE = 6;

const tooMany = (retryAfter: number): Refusal | null =>
  retryAfter > 0 ? { code: 'too_many_requests', retryAfter } : null;

/** Refuses an API token that cannot be one, or that sends too many requests. Each gateway counts for itself. */
const createTokenRefusals = ({ apiRequestsPerMinute: perMinute }: GatewayConfig) => {
  const capacity = Math.max(1, Math.floor(perMinute / BURST_SHARE));
  const buckets = createTokenBuckets({ capacity, perHour: perMinute * MINUTES_PER_HOUR });
  return (token: string): Refusal | null =>
    isApiToken(token) ? tooMany(buckets.tryTake(hashOfSession(token))) : { code: 'api_token_invalid' };
};

/**
 * Another site can make a browser send its cookie, or sign somebody in; it cannot make it send a token. The site of a
 * provider may call the paths for providers: there the signed answer and the cookie of the attempt decide.
 */
const isOfAnotherSite = (exchange: Exchange, credential: Credential | null, publicOrigin: string): boolean =>
  !isProviderPath(exchange.path) &&
  (credential !== null || isSignInPath(exchange.path)) &&
  !isFromOurPages(exchange.req, publicOrigin);

/**
 * Makes the check before a request reaches a service: too many requests, a request from another site, or an API token
 * that cannot be one.
 */
export const createRefusals = (config: GatewayConfig) => {
  const { rateLimitBurst: capacity, rateLimitPerSecond: perSecond, publicOrigin } = config;
  const buckets = createTokenBuckets({ capacity, perHour: perSecond * SECONDS_PER_HOUR });
  const refusalOfToken = createTokenRefusals(config);
  return (exchange: Exchange, network: string, credential: Credential | null): Refusal | null => {
    const refusal = tooMany(buckets.tryTake(network));
    if (refusal) return refusal;
    if (credential?.kind === 'api-token') return refusalOfToken(credential.secret);
    return isOfAnotherSite(exchange, credential, publicOrigin) ? { code: 'origin_refused' } : null;
  };
};
