import type { SsoCheck, SsoPreset, SsoProtocol } from '@folkmoot/contracts/client';

const checkNames: Readonly<Record<SsoCheck['name'], string>> = {
  domain: 'Domain',
  address: 'Address',
  document: 'Settings of the provider',
  issuer: 'Issuer',
  endpoints: 'Addresses for signing in',
  security: 'Security',
  keys: 'Keys',
  certificate: 'Certificate',
  clock: 'Clock',
  client: 'Client ID and secret',
};

const stateNames: Readonly<Record<SsoCheck['state'], string>> = { ok: 'OK', warning: 'Note', failed: 'Problem' };

const presets: Readonly<Record<SsoPreset, string>> = {
  entra: 'Microsoft Entra',
  google: 'Google Workspace',
  okta: 'Okta',
  other: 'Another provider',
};

const presetHelp: Readonly<Record<SsoPreset, string>> = {
  entra:
    'In Entra, open App registrations and register an application with the redirect address below (type Web). The issuer is https://login.microsoftonline.com/TENANT-ID/v2.0. Make a client secret, and add a groups claim to the ID token if groups decide who gets in.',
  google:
    'In the Google Cloud console, make an OAuth client of the type Web application with the redirect address below. The issuer is https://accounts.google.com. Google sends no groups.',
  okta: 'In Okta, create an app integration (OIDC, web application) with the sign-in redirect address below. The issuer is the address of your Okta. Add a groups claim to the ID token if groups decide who gets in.',
  other:
    'Register this product as a web application with the redirect address below. The provider then names its issuer, a client ID and a secret.',
};

const protocols: Readonly<Record<SsoProtocol, string>> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' };

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export const messages = {
  title: 'Single sign-on',
  description:
    'Your staff sign in with the account that they have at your council, for example with Microsoft or Google.',
  onlyAdmins: 'Only an admin of your council can set up single sign-on.',
  loading: 'Loading single sign-on...',
  loadFailed: 'Failed to load single sign-on',
  failed: 'This was not saved.',
  saved: 'Saved',
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  states: {
    off: 'Off',
    on: 'On',
    required: 'Required',
  },
  domains: {
    title: '1. Your domain',
    text: 'People whose email address ends in one of these domains are led to your provider. First show that a domain is yours: add the record to its DNS, as a TXT record.',
    empty: 'No domain yet.',
    label: 'Domain',
    placeholder: 'riverside.gov.uk',
    add: 'Add domain',
    record: 'TXT record',
    verified: 'Verified',
    waiting: 'Not verified yet',
    check: 'Check now',
    checkOf: (domain: string) => `Check ${domain} now`,
    checking: 'Checking...',
    isVerified: (domain: string) => `${domain} is verified`,
    remove: 'Remove',
    removeOf: (domain: string) => `Remove ${domain}`,
    removeTitle: (domain: string) => `Remove ${domain}?`,
    removeText: 'Addresses in this domain are no longer led to your provider.',
  },
  provider: {
    title: '2. Your provider',
    preset: 'Provider',
    presets,
    presetHelp,
    protocol: 'Protocol',
    protocols,
    ours: 'Enter these values at the provider',
    redirectUri: 'Redirect address',
    signOutRedirectUri: 'Address after signing out',
    backChannelSignOutUri: 'Back-channel logout address',
    samlEntityId: 'Entity ID, and address of our metadata',
    samlReplyUrl: 'Reply address (ACS)',
    samlSignOutUrl: 'Logout address',
    theirs: 'Enter these values of the provider here',
    label: 'Name on the sign-in page',
    labelHelp: (label: string) => `Staff read: Your council signs in with ${label}.`,
    issuer: 'Issuer',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    secretStored: 'A secret is stored. Leave this empty to keep it.',
    secretNone: 'It is stored encrypted, and never shown again.',
    metadataUrl: 'Address of the metadata',
    metadataUrlHelp: 'It is read again every day, so a new certificate is taken by itself.',
    metadataXml: 'Or paste the metadata',
    certificates: 'Certificates',
    certificateOf: (subject: string, until: string) => `${subject}, valid until ${until}`,
    emailClaim: 'Claim or attribute with the email address',
    emailClaimHelp: 'Leave this empty for the usual one.',
    isOn: 'People can sign in with this provider',
    save: 'Save provider',
    saving: 'Saving...',
    test: 'Test connection',
    testing: 'Testing...',
    testedAt: (moment: string) => `Tested ${moment}`,
    working: 'The connection works.',
    notWorking: 'The connection does not work yet.',
    checkNames,
    stateNames,
    remove: 'Remove provider',
    removeTitle: 'Remove the provider?',
    removeText: 'Its settings and the secret are deleted. Your staff use sign-in links again. Domains stay.',
  },
  access: {
    title: '3. Who gets in',
    newAccounts: 'Make an account for people who sign in for the first time',
    newAccountsHelp: 'Otherwise only people whom you invited can sign in.',
    groupsClaim: 'Claim or attribute with the groups',
    groups: 'Groups and their roles',
    groupsHelp:
      'Without groups, everybody at your provider gets in. With groups, only their members do, and they have the highest role of their groups, anew at each sign-in.',
    group: 'Group',
    role: 'Role',
    roles: { council_staff: 'Staff', council_admin: 'Admin' },
    groupNumber: (number: number) => `Group ${number}`,
    roleNumber: (number: number) => `Role of group ${number}`,
    add: 'Add group',
    removeNumber: (number: number) => `Remove group ${number}`,
    save: 'Save who gets in',
    first: 'Save the provider first.',
  },
  require: {
    title: '4. Require',
    text: 'When single sign-on is required, sign-in links no longer work for your staff.',
    isOptional: 'Staff can choose between the provider and a sign-in link.',
    isRequired: 'Staff must sign in through the provider.',
    breakGlass: 'Admins who keep the sign-in link',
    breakGlassHelp: 'For the day when the provider does not work. Name at least one.',
    affected: (count: number) => `${people(count)} must sign in through the provider.`,
    lockedOut: (count: number) =>
      `${people(count)} could not sign in at all, because their address is in none of your verified domains:`,
    require: 'Require single sign-on',
    stop: 'Stop requiring it',
    savePeople: 'Save people',
    sure: 'Require single sign-on?',
    done: 'Single sign-on is required',
    stopped: 'Sign-in links work again',
  },
} as const;
