/** @file Examples for people who read the description. A test parses each by the schema of its operation. */

interface OperationExample {
  readonly body?: unknown;
  readonly response?: unknown;
}

const DAY = '2026-11-26T10:00:00.000Z';
const YEAR_END = '2026-12-31T00:00:00.000Z';
const CAMPAIGN = '3f0c7d5e-0f6e-4b8c-9f5e-1c2d3e4f5a6b';
const USER = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

const domain = {
  id: '9c2f7c0e-51a7-4b7e-8a0f-0d1b2c3d4e5f',
  domain: 'riverside.gov.uk',
  record: 'folkmoot-verification=1k0WiQj-EO4wcpSxt1lWVU8VbTuFNZLgzoFHFuypSxk',
  isVerified: true,
  checkedAt: DAY,
  problem: null,
};

const ssoTest = {
  isWorking: false,
  checks: [
    { name: 'domain', state: 'ok', text: 'One domain is verified.' },
    {
      name: 'issuer',
      state: 'failed',
      text: 'The provider calls itself https://login.riverside.gov.uk, not https://login.riverside.gov.uk/. Enter exactly what the provider says.',
    },
  ],
  testedAt: DAY,
};

const ssoSettings = {
  connection: {
    protocol: 'oidc',
    preset: 'entra',
    label: 'Microsoft',
    isOn: true,
    issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0',
    clientId: '0d2f9d4e-8f5d-4f4e-9c5b-2b1a0f9e8d7c',
    hasSecret: true,
    metadataUrl: '',
    entityId: '',
    signInUrl: '',
    signOutUrl: '',
    certificates: [],
    emailClaim: '',
    groupsClaim: 'groups',
    groups: [{ group: 'Feedback team', role: 'council_staff' }],
    allowsNewAccounts: true,
    lastTest: null,
    updatedAt: DAY,
    revision: 3,
  },
  domains: [domain],
  requirement: {
    isRequired: true,
    breakGlassUserIds: [USER],
    affected: 12,
    lockedOut: [],
    possibleBreakGlass: [{ id: USER, name: 'Robin Clarke', email: 'robin@riverside.gov.uk' }],
  },
  forProvider: {
    redirectUri: 'https://feedback.example/auth/oidc/callback',
    signOutRedirectUri: 'https://feedback.example/auth',
    backChannelSignOutUri: 'https://feedback.example/auth/oidc/logout/riverside',
    samlEntityId: 'https://feedback.example/auth/saml/metadata',
    samlMetadataUrl: 'https://feedback.example/auth/saml/metadata',
    samlReplyUrl: 'https://feedback.example/auth/saml/callback',
    samlSignOutUrl: 'https://feedback.example/auth/saml/logout',
  },
};

const singleSignOn = {
  getSso: { response: ssoSettings },
  saveSso: {
    body: {
      protocol: 'oidc',
      preset: 'entra',
      label: 'Microsoft',
      issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0',
      clientId: '0d2f9d4e-8f5d-4f4e-9c5b-2b1a0f9e8d7c',
      clientSecret: 'the secret that the provider shows once',
      groupsClaim: 'groups',
      groups: [{ group: 'Feedback team', role: 'council_staff' }],
      allowsNewAccounts: true,
      isOn: true,
    },
    response: ssoSettings,
  },
  testSso: { response: ssoTest },
  addSsoDomain: {
    body: { domain: 'riverside.gov.uk' },
    response: { ...domain, isVerified: false, checkedAt: null },
  },
  verifySsoDomain: { response: domain },
  requireSso: { body: { isRequired: true, breakGlassUserIds: [USER] }, response: ssoSettings },
  beginSso: {
    body: { email: 'nora@riverside.gov.uk' },
    response: {
      url: 'https://login.microsoftonline.com/TENANT-ID/oauth2/v2.0/authorize?client_id=...&state=...',
      council: 'Riverside Council',
      provider: 'Microsoft',
    },
  },
} as const;

const passkey = { id: 'AQIDBAUGBwg', name: 'Work laptop', createdAt: DAY, lastUsedAt: null };
const recoveryCodes = ['k7m2-9pqx-3rst', 'b4n8-h2vw-6yzc'];
const councilFactors = {
  requirement: { since: DAY, graceDays: 14, dueAt: '2026-12-10T10:00:00.000Z' },
  members: [{ userId: USER, name: 'Robin Clarke', kinds: ['passkey'] }],
};

const secondFactor = {
  getOwnFactors: {
    response: {
      kinds: ['passkey'],
      recoveryCodesLeft: 10,
      dueAt: null,
      mustSetUp: false,
      passkeys: [passkey],
      app: null,
      requiredBy: 'council',
      allowsPasskeys: true,
    },
  },
  renamePasskey: { body: { name: 'Work laptop' }, response: passkey },
  startAuthenticatorApp: {
    response: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Folkmoot:robin@riverside.gov.uk?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Folkmoot',
      qrCode: '<svg xmlns="http://www.w3.org/2000/svg">...</svg>',
    },
  },
  confirmAuthenticatorApp: { body: { code: '492039' }, response: { recoveryCodes } },
  renewRecoveryCodes: { response: { recoveryCodes } },
  readPendingSignIn: {
    response: {
      account: 'r***@riverside.gov.uk',
      kinds: ['passkey', 'app'],
      hasRecoveryCodes: true,
      helper: 'council-admin',
      councilName: 'Riverside Council',
      expiresAt: '2026-11-26T10:10:00.000Z',
    },
  },
  finishPendingSignIn: { body: { code: '492039' } },
  confirmSession: { body: { recoveryCode: 'k7m2-9pqx-3rst' } },
  getCouncilFactors: { response: councilFactors },
  requireFactors: { body: { graceDays: 14 }, response: councilFactors },
} as const;

const token = {
  id: '5a0e9a3c-7b1d-4e0f-9a8b-6c5d4e3f2a1b',
  name: 'Data warehouse',
  permissions: ['report:read', 'report:export'],
  createdBy: USER,
  createdAt: DAY,
  expiresAt: YEAR_END,
  lastUsedAt: null,
};

const tokens = {
  listApiTokens: { response: { items: [token], nextCursor: null } },
  createApiToken: {
    body: { name: 'Data warehouse', permissions: ['report:read', 'report:export'], expiresAt: YEAR_END },
    response: { ...token, token: 'fmk_9Qk3vT1xZb7LwYp2RcN8sHd5MgJ4uEaF6iKoXyUtVq0_3fA91c' },
  },
} as const;

const survey = { title: 'Your park', description: '', introText: '', introFile: null, questions: [] };
const subscriberImport = {
  id: '7d9c3c1b-2a10-4f7a-8f5e-0c4d2c1e0f0e',
  fileName: 'residents.csv',
  state: 'done',
  total: 120,
  processed: 120,
  added: 117,
  merged: 2,
  failed: 1,
  rows: [{ line: 14, email: 'amy@', reason: 'This is no email address.' }],
  preview: null,
  problem: null,
  isResumable: false,
  tagIds: [],
  consentSource: 'Town hall sign-up sheet',
  createdAt: DAY,
  finishedAt: DAY,
};

const importsAndExports = {
  importSurvey: {
    response: {
      format: 'surveyjs',
      carried: [{ where: 'Question 1', what: 'How satisfied are you with the park?' }],
      changed: [{ where: 'Question 2', what: 'A matrix became one question with parts.' }],
      lost: [{ where: 'Question 3', why: 'A signature has no counterpart.' }],
      content: { ...survey, thankYouTitle: 'Thank you', thankYouText: '' },
    },
  },
  createImport: { response: { id: subscriberImport.id } },
  startImport: {
    body: { emailColumn: 0, hasHeader: true, tagIds: [], consentSource: 'Town hall sign-up sheet' },
    response: subscriberImport,
  },
  tryImport: {
    body: {
      emailColumn: 0,
      hasHeader: true,
      tagIds: [],
      consentSource: '',
      columns: [{ index: 1, attribute: 'ward' }],
    },
    response: subscriberImport,
  },
  listImports: { response: { items: [subscriberImport], nextCursor: null } },
  getImport: { response: subscriberImport },
  cancelImport: { response: { ...subscriberImport, state: 'cancelled', isResumable: true } },
  resumeImport: { response: { ...subscriberImport, state: 'running', finishedAt: null } },
  startExport: { body: { from: '2026-11-01', to: '2026-11-26' } },
} as const;

/** By the name of the operation. */
export const operationExamples: Readonly<Record<string, OperationExample>> = {
  ...singleSignOn,
  ...secondFactor,
  ...tokens,
  ...importsAndExports,
};

/** The fields of operations that take a multipart form, beside `file`. */
export const formFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  importSurvey: {},
  importAnswers: {
    name: 'The name of the series, as reports show it.',
    columns: 'JSON: the use of each column, in the order of the file. Left out, it is guessed from the headings.',
  },
  importTranslations: {},
  uploadIntroFile: {},
  uploadMailPicture: {},
  uploadQuestionImage: {},
  uploadOutline: {},
  uploadPlan: {},
  uploadPostcodes: {},
  uploadLogo: {},
  uploadPicture: {},
  createImport: {
    tagIds: 'Ids of tags, repeated or separated by commas.',
    consentSource: 'Where the people agreed to get mail.',
    preview: 'With "true" nothing is imported before it is started.',
    encoding: 'In front of the file: its encoding, where the guess would be wrong.',
    delimiter: 'In front of the file: comma, semicolon, tab or bar, where the guess would be wrong.',
  },
};

const campaign = { campaignId: CAMPAIGN, title: 'Riverside Park improvements' };

/** Messages of webhooks, by their type. */
export const messageExamples = {
  'campaign.opened': {
    type: 'campaign.opened',
    timestamp: DAY,
    data: { ...campaign, status: 'active', reason: 'activated' },
  },
  'campaign.paused': {
    type: 'campaign.paused',
    timestamp: DAY,
    data: { ...campaign, status: 'paused', reason: 'paused' },
  },
  'campaign.closed': {
    type: 'campaign.closed',
    timestamp: DAY,
    data: { ...campaign, status: 'completed', reason: 'completed' },
  },
  'responses.received': { type: 'responses.received', timestamp: DAY, data: { campaignId: CAMPAIGN, responses: 128 } },
  'results.published': { type: 'results.published', timestamp: DAY, data: { campaignId: CAMPAIGN, version: 1 } },
  'results.withdrawn': { type: 'results.withdrawn', timestamp: DAY, data: { campaignId: CAMPAIGN, version: 1 } },
  'mailing.done': {
    type: 'mailing.done',
    timestamp: DAY,
    data: {
      mailingId: '0c4d2c1e-0f0e-4f7a-8f5e-7d9c3c1b2a10',
      campaignId: CAMPAIGN,
      kind: 'invitation',
      sent: 1_204,
    },
  },
  'subscriber.changed': {
    type: 'subscriber.changed',
    timestamp: DAY,
    data: { change: 'added', count: 1, subscriberIds: ['2f6d7d1f-3a10-4b0e-9d4b-6f1d1f0e6f0c'] },
  },
  ping: { type: 'ping', timestamp: DAY, data: {} },
} as const;
