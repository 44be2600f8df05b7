import { DomainError, ssoRefusals } from '@folkmoot/contracts';
import { addressPrefix, enforceLimit, WINDOW_MS } from '../../entities/attempt';
import { stopOf } from '../../entities/council';
import { hashOfSecret, newSecret } from '../../entities/secret';
import { ATTEMPT_LIFE_MS } from '../../entities/sso-attempt';
import { domainOf, type StoredSsoConnection } from '../../entities/sso-connection';
import { oidcProviderOf, samlProviderOf } from '../../integrations/single-sign-on/provider-clients';
import { SsoRefusedError } from '../../integrations/single-sign-on/refusal';
import type { SsoSignInContext, SsoSignInTools } from './sso-sign-in.types';

/** A whole town hall begins its day behind one address. */
const PER_ADDRESS_PREFIX = 600;

interface Beginning {
  readonly email: string;
  readonly isAgain: boolean;
  /** The network address of the request. */
  readonly address: string;
  /** The value of the cookie that this browser will have. */
  readonly browser: string;
}

export interface Begun {
  readonly url: string | null;
  readonly council: string | null;
  readonly provider: string | null;
}

const NOWHERE: Begun = { url: null, council: null, provider: null };

/** The values of an attempt, and the address at the provider that carries them. */
const startAt = async (connection: StoredSsoConnection, { email, isAgain }: Beginning, tools: SsoSignInTools) => {
  const { oidc, saml, secrets } = tools;
  const nonce = newSecret();
  if (connection.protocol === 'saml') {
    // An id in XML must not begin with a digit.
    const id = `_${newSecret()}`;
    return { id, nonce, codeVerifier: '', url: await saml.begin(samlProviderOf(connection), id, isAgain) };
  }
  const state = newSecret();
  const codeVerifier = newSecret();
  const values = { state, nonce, codeVerifier, email, isAgain };
  const url = await oidc.begin(oidcProviderOf(connection, secrets), values);
  return { id: hashOfSecret(state), nonce, codeVerifier, url };
};

/**
 * Where an address signs in. The answer depends on the domain only, so it says nothing about accounts. Throws
 * rate_limited, or unavailable with words when the provider cannot be asked.
 */
export const beginSso = async (
  context: SsoSignInContext,
  beginning: Beginning,
  tools: SsoSignInTools,
): Promise<Begun> => {
  const key = `sso:${addressPrefix(beginning.address)}`;
  await enforceLimit(context, { key, most: PER_ADDRESS_PREFIX, windowMs: WINDOW_MS, code: 'rate_limited' });
  const { ssoDomainsAcrossCouncils, ssoConnectionsAcrossCouncils, councils, ssoAttempts } =
    context.acrossCouncils.reader();
  const domain = await ssoDomainsAcrossCouncils.findVerified(domainOf(beginning.email));
  const connection = domain && (await ssoConnectionsAcrossCouncils.find(domain.councilId));
  const council = connection?.isOn ? await councils.find(connection.councilId) : null;
  if (!connection || !council || stopOf(council) !== null) return NOWHERE;
  const now = context.clock.now();
  const { id, nonce, codeVerifier, url } = await startAt(connection, beginning, tools).catch((error: unknown) => {
    if (!(error instanceof SsoRefusedError)) throw error;
    tools.logger.warn({ err: error, councilId: connection.councilId }, 'a sign-in could not begin at the provider');
    throw new DomainError('unavailable', { detail: ssoRefusals[error.reason], cause: error });
  });
  await ssoAttempts.add({
    id,
    councilId: connection.councilId,
    protocol: connection.protocol,
    browser: hashOfSecret(beginning.browser),
    nonce,
    codeVerifier,
    isAgain: beginning.isAgain,
    ticket: null,
    answer: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ATTEMPT_LIFE_MS),
  });
  return { url, council: council.name, provider: connection.label };
};
