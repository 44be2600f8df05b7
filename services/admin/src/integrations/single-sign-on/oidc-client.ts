import { FRESH_SIGN_IN_MS, lookup } from '@folkmoot/contracts';
import { type Clock, type OutsideClient, OutsideError } from '@folkmoot/service-kit';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { LONGEST_SESSION_MS } from '../../entities/session';
import {
  ALLOWED_ALGORITHMS,
  algorithmsOf,
  type OidcDocument,
  readOidcDocument,
  readOidcKeys,
  requireUsable,
} from './oidc-provider-document';
import { ProviderProblem } from './read-document';
import { CLOCK_TOLERANCE_SECONDS, type SsoIdentity, SsoRefusedError } from './refusal';

/** The facts of a provider that a sign-in needs. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** Empty for the usual claim. */
  readonly emailClaim: string;
  readonly groupsClaim: string;
  /** Whether groups decide who gets in. */
  readonly needsGroups: boolean;
  readonly isEntra: boolean;
}

/** The values that bind an answer to the attempt. */
export interface OidcAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

interface OidcBeginning extends OidcAttempt {
  /** Shown at the provider, so that the person does not type it again. */
  readonly email: string;
  /** Whether the provider must ask for the password again. */
  readonly isAgain: boolean;
}

export interface OidcSignOut {
  readonly subject: string | null;
  readonly providerSession: string | null;
  /** Unique at this provider. */
  readonly id: string;
  readonly expiresAt: Date;
}

export interface OidcClient {
  /** The address at the provider. Throws SsoRefusedError. */
  begin(provider: OidcProvider, beginning: OidcBeginning): Promise<string>;
  /** Who signed in, from the verified answer. Throws SsoRefusedError. */
  finish(provider: OidcProvider, attempt: OidcAttempt, answer: URLSearchParams): Promise<SsoIdentity>;
  /** Where to sign out at the provider; null when it has no such page. */
  signOutUrl(provider: OidcProvider, hint: string | null): Promise<string | null>;
  /** Whom a logout token signs out. Throws SsoRefusedError. */
  readLogoutToken(provider: OidcProvider, token: string): Promise<OidcSignOut>;
}

interface OidcClientOptions {
  readonly outside: OutsideClient;
  readonly clock: Clock;
  readonly redirectUri: string;
  readonly signedOutUri: string;
}

const away = (error: unknown): SsoRefusedError => {
  if (error instanceof ProviderProblem) {
    const reason = error.check === 'address' || error.check === 'keys' ? 'sso_provider_away' : 'sso_misconfigured';
    return new SsoRefusedError(reason, error.message, { cause: error });
  }
  throw error;
};

const loadDocument = async (outside: OutsideClient, issuer: string): Promise<OidcDocument> => {
  try {
    const { document } = await readOidcDocument(outside, issuer);
    requireUsable(document);
    return document;
  } catch (error) {
    throw away(error);
  }
};

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/** A post is preferred: providers disagree on how a secret is encoded in the header. */
const authenticationOf = (document: OidcDocument, secret: string | null): oidc.ClientAuth => {
  if (secret === null) return oidc.None();
  const methods = document.token_endpoint_auth_methods_supported;
  return methods?.includes('client_secret_post') === true
    ? oidc.ClientSecretPost(secret)
    : oidc.ClientSecretBasic(secret);
};

/** The answer of the token endpoint is kept, to say in words why it was refused. It is never trusted by itself. */
interface Kept {
  idToken: string | null;
}

const tokenAnswer = z.object({ id_token: z.string() });

const keepIdToken = (body: Buffer, kept: Kept): void => {
  try {
    kept.idToken = tokenAnswer.parse(JSON.parse(body.toString('utf8'))).id_token;
  } catch {
    // An answer without an ID token: the library says so.
  }
};

const textOf = (body: oidc.FetchBody): string | Uint8Array | null => {
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  return body instanceof URLSearchParams ? body.toString() : null;
};

const NO_BODY: ReadonlySet<number> = new Set([204, 304]);

/** The requests of the library go through the client that refuses private networks. */
const fetchBy =
  (outside: OutsideClient, kept: Kept): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const isPost = method === 'POST';
    const answer = await outside.request({ url, method: isPost ? 'POST' : 'GET', headers, body: textOf(body) });
    if (isPost) keepIdToken(answer.body, kept);
    const content = NO_BODY.has(answer.status) ? null : new Uint8Array(answer.body);
    return new Response(content, { status: answer.status, headers: answer.headers });
  };

type Claims = Readonly<Record<string, unknown>>;

const isWeb = (url: string): boolean => url.startsWith('http:');

/**
 * Names the reason why the library refused an ID token. The token is read without a check of its signature, which is
 * enough for a word: nothing in it is used.
 */
const reasonOf = (token: string, { issuer, clientId }: OidcProvider, nonce: string, now: Date) => {
  const header = decodeProtectedHeader(token);
  if (header.alg === 'none') return 'sso_unsigned';
  if (!ALLOWED_ALGORITHMS.includes(header.alg ?? '')) return 'sso_algorithm_refused';
  const { iss, aud, exp = 0, nbf, nonce: theirs } = decodeJwt(token);
  if (iss !== issuer) return 'sso_issuer_wrong';
  if (![aud].flat().includes(clientId)) return 'sso_audience_wrong';
  if (exp + CLOCK_TOLERANCE_SECONDS <= seconds(now)) return 'sso_answer_expired';
  if (nbf !== undefined && nbf - CLOCK_TOLERANCE_SECONDS > seconds(now)) return 'sso_answer_early';
  return theirs === nonce ? 'sso_signature_invalid' : 'sso_replayed';
};

/** Errors of the token endpoint that are about the code. All others are about the client. */
const CODE_ERRORS: ReadonlySet<string> = new Set(['invalid_grant']);

const refusalOf = (error: unknown, kept: Kept, provider: OidcProvider, nonce: string, now: Date): SsoRefusedError => {
  const cause = error instanceof Error && error.cause instanceof OutsideError ? error.cause : error;
  const options = { cause: error };
  if (cause instanceof OutsideError) return new SsoRefusedError('sso_provider_away', cause.message, options);
  if (error instanceof oidc.AuthorizationResponseError) {
    return new SsoRefusedError('sso_provider_refused', error.error, options);
  }
  if (error instanceof oidc.ResponseBodyError) {
    const reason = CODE_ERRORS.has(error.error) ? 'sso_expired' : 'sso_misconfigured';
    return new SsoRefusedError(reason, error.error, options);
  }
  const detail = error instanceof Error ? error.message : '';
  if (kept.idToken === null) return new SsoRefusedError('sso_answer_invalid', detail, options);
  try {
    return new SsoRefusedError(reasonOf(kept.idToken, provider, nonce, now), detail, options);
  } catch {
    return new SsoRefusedError('sso_answer_invalid', detail, options);
  }
};

const textClaim = (claims: Claims, name: string): string => {
  const value = lookup(claims, name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A claim with one group is often a text and not a list. */
const listClaim = (claims: Claims, name: string): string[] | null => {
  const value = lookup(claims, name);
  if (value === undefined || value === null) return null;
  return [value].flat().filter((each): each is string => typeof each === 'string');
};

/** In Entra, `email` is often missing; the sign-in name belongs to a domain that the tenant has verified. */
const emailClaimsOf = ({ emailClaim, isEntra }: OidcProvider): readonly string[] => {
  if (emailClaim) return [emailClaim];
  return isEntra ? ['email', 'preferred_username', 'upn'] : ['email'];
};

const hasTooManyGroups = (claims: Claims, groupsClaim: string): boolean => {
  const elsewhere = lookup(claims, '_claim_names');
  const isElsewhere =
    typeof elsewhere === 'object' && elsewhere !== null && lookup(elsewhere, groupsClaim) !== undefined;
  return isElsewhere || lookup(claims, 'hasgroups') === true;
};

const isUnverified = (claims: Claims): boolean => {
  const verified = lookup(claims, 'email_verified');
  return verified === false || verified === 'false';
};

const needsMore = (claims: Claims, provider: OidcProvider): boolean =>
  emailClaimsOf(provider).every((name) => textClaim(claims, name) === '') ||
  (provider.needsGroups && listClaim(claims, provider.groupsClaim) === null);

/** Dates beyond these seconds cannot be written as ISO. */
const LATEST_SECONDS = 8.64e12;

const authenticatedAtOf = (claims: Claims): string | null => {
  const moment = lookup(claims, 'auth_time');
  const isMoment = typeof moment === 'number' && moment > 0 && moment < LATEST_SECONDS;
  return isMoment ? new Date(moment * 1_000).toISOString() : null;
};

const identityOf = (claims: Claims, provider: OidcProvider, hint: string): SsoIdentity => {
  const email = emailClaimsOf(provider)
    .map((name) => textClaim(claims, name))
    .find((each) => each !== '');
  if (!email) throw new SsoRefusedError('sso_email_missing');
  if (isUnverified(claims)) throw new SsoRefusedError('sso_email_unverified');
  const groups = listClaim(claims, provider.groupsClaim);
  if (groups === null && provider.needsGroups && hasTooManyGroups(claims, provider.groupsClaim)) {
    throw new SsoRefusedError('sso_groups_too_many');
  }
  const parts = [textClaim(claims, 'given_name'), textClaim(claims, 'family_name')].filter((each) => each !== '');
  return {
    subject: textClaim(claims, 'sub'),
    subjectFormat: '',
    providerSession: textClaim(claims, 'sid'),
    email,
    name: textClaim(claims, 'name') || parts.join(' '),
    groups: groups ?? [],
    authenticatedAt: authenticatedAtOf(claims),
    hint,
  };
};

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LOGOUT_LIFE_SECONDS = 600;

const invalidToken = (detail: string, cause?: unknown): SsoRefusedError =>
  new SsoRefusedError('sso_answer_invalid', detail, { cause });

/** Whom a token signs out whose signature was verified. An ID token is none, although the same provider signs it. */
const signOutOf = ({ events, nonce, sub, sid, jti = '', iat = 0 }: JWTPayload): OidcSignOut => {
  const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT_EVENT);
  if (!isLogout || nonce !== undefined) throw invalidToken('not a logout token');
  const providerSession = typeof sid === 'string' ? sid : null;
  const subject = sub ?? null;
  if (subject === null && providerSession === null) throw invalidToken('neither sub nor sid');
  const expiresAt = new Date((iat + LOGOUT_LIFE_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS) * 1_000);
  return { subject, providerSession, id: jti, expiresAt };
};

/**
 * With `max_age` a provider says when the person proved who they are (`auth_time`). Only providers that know the claim
 * are asked for it: the others could refuse the parameter.
 */
const maxAgeOf = (configuration: oidc.Configuration, isAgain: boolean): Record<string, string> => {
  const knows = configuration.serverMetadata().claims_supported?.includes('auth_time') === true;
  return knows ? { max_age: String((isAgain ? FRESH_SIGN_IN_MS : LONGEST_SESSION_MS) / 1_000) } : {};
};

/** Signs people in through OpenID Connect, with the authorization code flow and PKCE. */
export const createOidcClient = ({ outside, clock, redirectUri, signedOutUri }: OidcClientOptions): OidcClient => {
  const configure = (document: OidcDocument, { clientId, clientSecret }: OidcProvider, kept: Kept) => {
    const metadata = { ...document, id_token_signing_alg_values_supported: algorithmsOf(document) };
    const configuration = new oidc.Configuration(
      metadata as oidc.ServerMetadata,
      clientId,
      {
        [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
        // The clock of the service counts, not that of the library.
        [oidc.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1_000),
      },
      authenticationOf(document, clientSecret),
    );
    configuration[oidc.customFetch] = fetchBy(outside, kept);
    // Without this the library trusts the connection to the token endpoint instead of the signature.
    oidc.enableNonRepudiationChecks(configuration);
    // Only networks of the operator can be called without TLS: the client for addresses from outside sees to it.
    if (isWeb(document.token_endpoint ?? '')) oidc.allowInsecureRequests(configuration);
    return configuration;
  };

  const claimsFor = async (
    configuration: oidc.Configuration,
    provider: OidcProvider,
    tokens: oidc.TokenEndpointResponse,
    idClaims: oidc.IDToken,
  ): Promise<Claims> => {
    const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
    if (!needsMore(idClaims, provider) || !hasMore) return idClaims;
    const more = await oidc.fetchUserInfo(configuration, tokens.access_token, idClaims.sub);
    return { ...more, ...idClaims };
  };

  return {
    begin: async (provider, { state, nonce, codeVerifier, email, isAgain }) => {
      const configuration = configure(await loadDocument(outside, provider.issuer), provider, { idToken: null });
      const url = oidc.buildAuthorizationUrl(configuration, {
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        login_hint: email,
        ...(isAgain ? { prompt: 'login' } : {}),
        ...maxAgeOf(configuration, isAgain),
      });
      return url.href;
    },

    finish: async (provider, { state, nonce, codeVerifier }, answer) => {
      const kept: Kept = { idToken: null };
      const now = clock.now();
      const configuration = configure(await loadDocument(outside, provider.issuer), provider, kept);
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${answer}`), {
          pkceCodeVerifier: codeVerifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        });
        const idClaims = tokens.claims();
        if (!idClaims) throw new SsoRefusedError('sso_answer_invalid', 'no ID token');
        if (idClaims.iat - CLOCK_TOLERANCE_SECONDS > seconds(now)) throw new SsoRefusedError('sso_answer_early');
        const claims = await claimsFor(configuration, provider, tokens, idClaims);
        return identityOf(claims, provider, tokens.id_token ?? '');
      } catch (error) {
        throw error instanceof SsoRefusedError ? error : refusalOf(error, kept, provider, nonce, now);
      }
    },

    signOutUrl: async (provider, hint) => {
      const document = await loadDocument(outside, provider.issuer);
      if (!document.end_session_endpoint) return null;
      const url = new URL(document.end_session_endpoint);
      url.searchParams.set('client_id', provider.clientId);
      url.searchParams.set('post_logout_redirect_uri', signedOutUri);
      if (hint) url.searchParams.set('id_token_hint', hint);
      return url.href;
    },

    readLogoutToken: async (provider, token) => {
      const document = await loadDocument(outside, provider.issuer);
      const keys = await readOidcKeys(outside, document).catch((error: unknown) => {
        throw away(error);
      });
      const payload = await jwtVerify(token, createLocalJWKSet({ keys: keys.keys }), {
        issuer: provider.issuer,
        audience: provider.clientId,
        algorithms: [...ALLOWED_ALGORITHMS],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock.now(),
        maxTokenAge: LOGOUT_LIFE_SECONDS,
        requiredClaims: ['jti', 'iat'],
      }).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) throw invalidToken(error.code, error);
        throw error;
      });
      return signOutOf(payload.payload);
    },
  };
};
