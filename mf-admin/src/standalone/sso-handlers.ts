import {
  addSsoDomainOperation,
  getSsoOperation,
  removeSsoDomainOperation,
  removeSsoOperation,
  requireSsoOperation,
  type SsoConnection,
  type SsoSettings,
  saveSsoOperation,
  testSsoOperation,
  verifySsoDomainOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem, sampleUser } from '@folkmoot/shell-sdk/standalone';

const MOMENT = '2026-01-05T09:00:00.000Z';
const ORIGIN = 'https://folkmoot.example';

const sampleConnection: SsoConnection = {
  protocol: 'oidc',
  preset: 'entra',
  label: 'Microsoft',
  isOn: true,
  issuer: 'https://login.microsoftonline.com/tenant/v2.0',
  clientId: 'folkmoot',
  hasSecret: true,
  metadataUrl: '',
  entityId: '',
  signInUrl: '',
  signOutUrl: '',
  certificates: [],
  emailClaim: '',
  groupsClaim: 'groups',
  groups: [],
  allowsNewAccounts: false,
  lastTest: null,
  updatedAt: MOMENT,
  revision: 1,
};

const sampleSettings = (): SsoSettings => {
  const { id, name, email } = sampleUser();
  return {
    connection: sampleConnection,
    domains: [
      {
        id: 'domain-riverside',
        domain: 'riverside.example',
        record: 'folkmoot-verification=sample',
        isVerified: true,
        checkedAt: MOMENT,
        problem: null,
      },
    ],
    requirement: {
      isRequired: false,
      breakGlassUserIds: [],
      affected: 2,
      lockedOut: [],
      possibleBreakGlass: [{ id, name, email }],
    },
    forProvider: {
      redirectUri: `${ORIGIN}/auth/oidc/callback`,
      signOutRedirectUri: `${ORIGIN}/auth`,
      backChannelSignOutUri: `${ORIGIN}/auth/oidc/logout/sample`,
      samlEntityId: `${ORIGIN}/auth/saml/metadata`,
      samlMetadataUrl: `${ORIGIN}/auth/saml/metadata`,
      samlReplyUrl: `${ORIGIN}/auth/saml/callback`,
      samlSignOutUrl: `${ORIGIN}/auth/saml/logout`,
    },
  };
};

/** Single sign-on. Changes last until the page is closed. */
export const onSso = (): Handler[] => {
  let settings = sampleSettings();
  const domainOf = (id: string) => {
    const domain = settings.domains.find((each) => each.id === id);
    if (!domain) throw problem('not_found');
    return domain;
  };
  return [
    handle(getSsoOperation, () => settings),
    handle(saveSsoOperation, ({ body: { clientSecret, groups, ...body } }) => {
      const present = settings.connection ?? sampleConnection;
      const sent = Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(present, name)));
      const connection = { ...present, ...sent, groups: groups ?? present.groups, revision: present.revision + 1 };
      settings = { ...settings, connection: { ...connection, hasSecret: present.hasSecret || Boolean(clientSecret) } };
      return settings;
    }),
    handle(removeSsoOperation, () => {
      settings = { ...settings, connection: null };
    }),
    handle(testSsoOperation, () => {
      const checks = [
        { name: 'address' as const, state: 'ok' as const, text: 'The provider answers.' },
        {
          name: 'client' as const,
          state: 'failed' as const,
          text: 'The provider does not accept the client ID or the secret. Copy both again.',
        },
      ];
      const lastTest = { isWorking: false, checks, testedAt: MOMENT };
      settings = { ...settings, connection: { ...(settings.connection ?? sampleConnection), lastTest } };
      return lastTest;
    }),
    handle(addSsoDomainOperation, ({ body: { domain } }) => {
      const id = `domain-${settings.domains.length}`;
      const record = `folkmoot-verification=${id}`;
      const added = { id, domain, record, isVerified: false, checkedAt: null, problem: null };
      settings = { ...settings, domains: [...settings.domains, added] };
      return added;
    }),
    handle(verifySsoDomainOperation, ({ params: { domainId } }) => {
      const verified = { ...domainOf(domainId), isVerified: true, checkedAt: MOMENT };
      settings = { ...settings, domains: settings.domains.map((each) => (each.id === domainId ? verified : each)) };
      return verified;
    }),
    handle(removeSsoDomainOperation, ({ params: { domainId } }) => {
      domainOf(domainId);
      settings = { ...settings, domains: settings.domains.filter(({ id }) => id !== domainId) };
    }),
    handle(requireSsoOperation, ({ body: { isRequired, breakGlassUserIds } }) => {
      const { requirement } = settings;
      const named = breakGlassUserIds ?? requirement.breakGlassUserIds;
      settings = { ...settings, requirement: { ...requirement, isRequired, breakGlassUserIds: named } };
      return settings;
    }),
  ];
};
