import { type Clock, createOutsideClient, type OutsideClient } from '@folkmoot/service-kit';
import { createSealedSecrets, type SealedSecrets } from '../../entities/secret';
import type { StoredSsoConnection } from '../../entities/sso-connection';
import { createOidcClient, type OidcClient, type OidcProvider } from './oidc-client';
import { createSamlClient, type SamlClient } from './saml-client';
import type { SamlAddresses, SamlProvider } from './saml-message';

/** The addresses that a provider wants to know of us. */
export const addressesAt = (publicOrigin: string) => ({
  redirectUri: `${publicOrigin}/auth/oidc/callback`,
  signedOutUri: `${publicOrigin}/auth`,
  backChannelUri: (councilId: string) => `${publicOrigin}/auth/oidc/logout/${encodeURIComponent(councilId)}`,
  saml: {
    entityId: `${publicOrigin}/auth/saml/metadata`,
    replyUrl: `${publicOrigin}/auth/saml/callback`,
    signOutUrl: `${publicOrigin}/auth/saml/logout`,
  } satisfies SamlAddresses,
});

export interface ProviderClients {
  readonly outside: OutsideClient;
  readonly secrets: SealedSecrets;
  readonly addresses: ReturnType<typeof addressesAt>;
  readonly oidc: OidcClient;
  readonly saml: SamlClient;
}

interface Settings {
  readonly publicOrigin: string;
  readonly ssoNetworks: readonly string[];
  readonly secretsKey: string;
}

/** The clients that speak with the providers of councils. */
export const createProviderClients = (
  { publicOrigin, ssoNetworks, secretsKey }: Settings,
  clock: Clock,
): ProviderClients => {
  const outside = createOutsideClient({ reach: { privateHosts: ssoNetworks } });
  const addresses = addressesAt(publicOrigin);
  const { redirectUri, signedOutUri } = addresses;
  return {
    outside,
    addresses,
    secrets: createSealedSecrets(secretsKey, 'sso-secrets'),
    oidc: createOidcClient({ outside, clock, redirectUri, signedOutUri }),
    saml: createSamlClient(addresses.saml, clock),
  };
};

export const oidcProviderOf = (stored: StoredSsoConnection, secrets: SealedSecrets): OidcProvider => ({
  issuer: stored.issuer,
  clientId: stored.clientId,
  // A secret that cannot be decrypted any more counts as missing.
  clientSecret: stored.sealedSecret === null ? null : secrets.open(stored.sealedSecret, stored.id),
  emailClaim: stored.emailClaim,
  groupsClaim: stored.groupsClaim,
  needsGroups: stored.groups.length > 0,
  isEntra: stored.preset === 'entra',
});

export const samlProviderOf = (stored: StoredSsoConnection): SamlProvider => ({
  entityId: stored.entityId,
  signInUrl: stored.signInUrl,
  signOutUrl: stored.signOutUrl,
  certificates: stored.certificates,
  emailClaim: stored.emailClaim,
  groupsClaim: stored.groupsClaim,
});
