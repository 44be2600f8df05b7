import type { SsoPerson, SsoSettings } from '@folkmoot/contracts';
import type { StoredUser } from '../../entities/council';
import { domainOf, toConnectionView } from '../../entities/sso-connection';
import { toDomainView } from '../../entities/sso-domain';
import { viewCertificate } from '../../integrations/single-sign-on/saml-certificates';
import { listMembers } from './list-members';
import type { SsoContext, SsoTools } from './sso.types';

const MOST_NAMED = 50;

const personOf = ({ id, name, email }: StoredUser): SsoPerson => ({ id, name, email });

const isActive = ({ status }: StoredUser): boolean => status === 'active';

/** Everything that the settings page shows. */
export const getSettings = async (context: SsoContext, { addresses }: SsoTools): Promise<SsoSettings> => {
  const { actor, reader } = context;
  const { ssoConnections, ssoDomains, members } = reader(actor);
  const [stored, domains, everybody] = await Promise.all([
    ssoConnections.find(),
    ssoDomains.list(),
    listMembers(members),
  ]);
  const breakGlassUserIds = [...(stored?.breakGlassUserIds ?? [])];
  const verified = new Set(domains.filter(({ isVerified }) => isVerified).map(({ domain }) => domain));
  const affected = everybody.filter((person) => isActive(person) && !breakGlassUserIds.includes(person.id));
  const lockedOut = affected.filter(({ email }) => !verified.has(domainOf(email)));
  const admins = everybody.filter(
    (person) => isActive(person) && person.role === 'council_admin' && person.lastLoginAt !== null,
  );
  const { redirectUri, signedOutUri, backChannelUri, saml } = addresses;
  return {
    connection: stored && toConnectionView(stored, stored.certificates.map(viewCertificate)),
    domains: domains.map(toDomainView),
    requirement: {
      isRequired: stored?.isRequired ?? false,
      breakGlassUserIds,
      affected: affected.length,
      lockedOut: lockedOut.slice(0, MOST_NAMED).map(personOf),
      possibleBreakGlass: admins.map(personOf),
    },
    forProvider: {
      redirectUri,
      signOutRedirectUri: signedOutUri,
      backChannelSignOutUri: backChannelUri(actor.councilId ?? ''),
      samlEntityId: saml.entityId,
      samlMetadataUrl: saml.entityId,
      samlReplyUrl: saml.replyUrl,
      samlSignOutUrl: saml.signOutUrl,
    },
  };
};
