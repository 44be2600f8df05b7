import { type Operation, operations } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, routeTableTests, type TestService } from '@folkmoot/service-kit/testing';
import { seedAdminOperation } from './features/seed';
import { createSupportLinkOperation, signInByFormOperation } from './features/sign-in';
import {
  type AdminTestService,
  makeActivity,
  makeApiToken,
  makeCouncils,
  makeInvitation,
  makeSso,
  makeUser,
  makeWebhook,
  startAdminService,
} from './testing/fixtures';

// The isolation test removes its tenant filters one by one.
jest.mock('@folkmoot/service-kit', () => ({
  ...jest.requireActual<object>('@folkmoot/service-kit'),
  councilCollection: jest.requireActual<{ mutableCouncilCollection: unknown }>('@folkmoot/service-kit/testing')
    .mutableCouncilCollection,
}));

const declared: readonly Operation[] = [
  ...operations.filter(({ service }) => service === 'admin'),
  seedAdminOperation,
  createSupportLinkOperation,
  signInByFormOperation,
];

const logoForm = () => {
  const form = new FormData();
  form.append(
    'file',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="20" height="8"><rect width="9" height="8"/></svg>']),
    'logo.svg',
  );
  return form;
};

const noPasskey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

routeTableTests({
  // The loss of the first is noticed in what a council reads, and of the second when all other filters are gone.
  sampledFilters: ['users', 'webhookDeliveries'],
  operations: declared,
  start: async () => (await startAdminService({ demoData: true })) as TestService<unknown>,
  seed: async (started) => {
    const service = started as AdminTestService;
    await makeCouncils(service);
    await makeUser(service, { id: 'user_1' });
    await makeUser(service, { id: 'user_2' });
    await makeInvitation(service, { id: 'invitation_own', token: 'token_own' });
    await makeApiToken(service, { id: 'token_own' });
    await makeApiToken(service, { id: 'token_other', councilId: otherCouncil });
    await makeWebhook(service, { name: 'own' });
    await makeWebhook(service, { name: 'other', councilId: otherCouncil });
    await makeInvitation(service, { id: 'invitation_other', councilId: otherCouncil });
    await makeSso(service, { domainId: 'domain_own' });
    await makeSso(service, { domainId: 'domain_other', councilId: otherCouncil });
    const stranger = await makeUser(service, { councilId: otherCouncil });
    await makeActivity(service, stranger.id, otherCouncil);
    return stranger;
  },
  rows: ({ id: otherId, email }) => ({
    createMagicLink: { body: { email } },
    readSignInLink: { body: { code: 'x' } },
    checkFreshSignIn: {},
    createSession: { body: { code: 'x' } },
    signInByForm: { query: { code: 'x' } },
    getSession: {},
    readSessionEnd: {},
    readPendingSignIn: {},
    startPendingPasskey: {},
    finishPendingSignIn: { body: { code: '000000' } },
    cancelPendingSignIn: {},
    getOwnFactors: {},
    startPasskey: {},
    addPasskey: { body: { name: 'Phone', response: noPasskey } },
    renamePasskey: { params: { passkeyId: 'passkey_1' }, body: { name: 'Phone' } },
    removePasskey: { params: { passkeyId: 'passkey_1' } },
    startAuthenticatorApp: {},
    confirmAuthenticatorApp: { body: { code: '000000' } },
    removeAuthenticatorApp: {},
    renewRecoveryCodes: {},
    startConfirmation: {},
    confirmSession: { body: { code: '000000' } },
    updateOwnProfile: { body: { name: 'Samira Jones' } },
    getOwnAddressChange: {},
    requestAddressChange: { body: { email: 'new@address.example' } },
    cancelAddressChange: {},
    readAddressChange: { params: { token: 'x' } },
    confirmAddressChange: { params: { token: 'x' } },
    getCouncilFactors: {},
    requireFactors: { body: { graceDays: 14 } },
    resetMemberFactors: { params: { userId: 'user_2' }, otherParams: { userId: otherId } },
    resetFactorsByCommand: { body: { email } },
    deleteSession: {},
    chooseCouncil: { body: { councilId: ownCouncil } },
    resolveSession: { body: { sessionId: 'x' } },
    resolveApiToken: { body: { token: 'x' } },
    listApiTokens: {},
    createApiToken: { body: { name: 'Data warehouse', permissions: ['report:read'] } },
    revokeApiToken: { params: { id: 'token_own' }, otherParams: { id: 'token_other' } },
    listWebhooks: {},
    createWebhook: { body: { url: 'https://example.org/hooks', events: ['campaign.opened'] } },
    updateWebhook: { params: { id: 'webhook_own' }, otherParams: { id: 'webhook_other' }, body: { isOn: false } },
    deleteWebhook: { params: { id: 'webhook_own' }, otherParams: { id: 'webhook_other' } },
    rotateWebhookSecret: { params: { id: 'webhook_own' }, otherParams: { id: 'webhook_other' } },
    testWebhook: { params: { id: 'webhook_own' }, otherParams: { id: 'webhook_other' } },
    listWebhookDeliveries: { params: { id: 'webhook_own' }, otherParams: { id: 'webhook_other' } },
    replayWebhookDelivery: {
      params: { id: 'webhook_own', deliveryId: 'delivery_own' },
      otherParams: { id: 'webhook_other', deliveryId: 'delivery_other' },
    },
    getSso: {},
    saveSso: { body: { protocol: 'oidc', issuer: 'https://login.invalid', clientId: 'folkmoot' } },
    removeSso: {},
    testSso: {},
    addSsoDomain: { body: { domain: 'riverside.example' } },
    verifySsoDomain: { params: { domainId: 'domain_own' }, otherParams: { domainId: 'domain_other' } },
    removeSsoDomain: { params: { domainId: 'domain_own' }, otherParams: { domainId: 'domain_other' } },
    requireSso: { body: { isRequired: false } },
    beginSso: { body: { email } },
    endSso: {},
    oidcCallback: { query: { state: 'x', code: 'x' } },
    oidcLogout: { params: { connectionId: ownCouncil }, body: new URLSearchParams({ logout_token: 'x' }) },
    samlCallback: { body: new URLSearchParams({ SAMLResponse: 'x' }) },
    samlReturn: { query: { ticket: 'x' } },
    samlLogout: { query: { SAMLRequest: 'x' } },
    samlLogoutByForm: { body: new URLSearchParams({ SAMLRequest: 'x' }) },
    samlMetadata: {},
    readUserAddress: { body: { userId: 'nobody' } },
    getCouncil: {},
    // Exports and refusals of a council are in its own log.
    listSignInFailures: {},
    listCouncilActivity: { growsByReading: true },
    exportCouncilActivity: { growsByReading: true },
    getCouncilActivityFilters: { growsByReading: true },
    updateCouncil: { body: { name: 'Renamed', branding: { primaryColor: '#112233' } } },
    getPopulation: {},
    savePopulation: {
      body: {
        dimensions: [
          { id: 'area', name: 'Area', source: '', asOf: null, categories: [{ id: 'a1', name: 'East', people: 5 }] },
        ],
      },
    },
    listOfferedPopulationTables: {},
    listPopulationTables: {},
    addPopulationTable: {
      body: {
        name: 'Age',
        kind: 'age',
        source: '',
        asOf: null,
        categories: [{ id: 'a1', name: '16 to 24', people: 5 }],
      },
    },
    removePopulationTable: { params: { tableId: 'table_1' } },
    previewMail: { body: { emailConfig: { subject: 'Hello from {council}' } } },
    sendTestMail: { body: {} },
    getNotifications: {},
    chooseNotifications: { body: { team_activity: false } },
    readNotificationLink: { params: { token: 'x.team_activity.y' } },
    switchNotificationOff: { params: { token: 'x.team_activity.y' } },
    readStaffData: { body: { email } },
    eraseStaffData: { body: { email } },
    uploadLogo: { body: logoForm() },
    removeLogo: {},
    uploadPicture: { body: logoForm() },
    removePicture: {},
    fetchLogo: { params: { file: `${'0'.repeat(64)}.png` } },
    listMembers: {},
    getTeamActivity: {},
    getTeamSummary: {},
    updateMember: { params: { userId: 'user_2' }, otherParams: { userId: otherId }, body: { role: 'council_admin' } },
    removeMember: { params: { userId: 'user_2' }, otherParams: { userId: otherId } },
    listInvitations: {},
    createInvitation: {
      body: { email: 'new@invited.example', role: 'council_staff' },
      freshBody: { email: 'new@invited.example', role: 'council_admin' },
    },
    resendInvitation: {
      params: { invitationId: 'invitation_own' },
      otherParams: { invitationId: 'invitation_other' },
    },
    revokeInvitation: {
      params: { invitationId: 'invitation_own' },
      otherParams: { invitationId: 'invitation_other' },
    },
    readInvitation: { params: { token: 'token_own' } },
    acceptInvitation: { params: { token: 'token_own' }, body: { name: 'Nia' } },
    listOwnSessions: {},
    endOtherSessions: {},
    endOwnSession: { params: { sessionId: 'session_2' } },
    listCouncils: {},
    changeCouncilSlug: { params: { councilId: ownCouncil }, body: { slug: 'elsewhere' } },
    createCouncil: { body: { name: 'New', slug: 'new', contactEmail: 'a@new.example' } },
    listAuditEntries: {},
    exportAuditEntries: {},
    getAuditFilters: {},
    verifyAudit: {},
    verifyAuditByCommand: {},
    listAuditOfSubjects: { body: { subjectIds: ['campaign_1'] } },
    getSystemHealth: {},
    getAvailability: {},
    getHealthHistory: {},
    getBackups: {},
    listSystemEvents: {},
    listDeadLetters: {},
    replayDeadLetters: { body: { queue: 'admin.audit', ids: ['x'] } },
    discardDeadLetters: { body: { queue: 'admin.audit', ids: ['x'] } },
    readDeadLetters: {},
    replayDeadLettersByCommand: { body: { queue: 'admin.audit', ids: ['x'] } },
    discardDeadLettersByCommand: { body: { queue: 'admin.audit', ids: ['x'] } },
    recordRequestCounts: { body: { instance: 'gateway_1', slots: [] } },
    listMaintenances: {},
    announceMaintenance: {
      body: { text: 'New disks', startsAt: '2036-01-01T20:00:00.000Z', endsAt: '2036-01-01T21:00:00.000Z' },
    },
    withdrawMaintenance: { params: { maintenanceId: 'maintenance_1' } },
    getMaintenance: {},
    reportRemoteLoads: { body: { loads: [{ remote: 'mf-x', version: '1', outcome: 'loaded' }] } },
    listReleases: {},
    rollBackRelease: { params: { remote: 'mf-x' }, body: { version: '1' } },
    getSystemStats: {},
    getCouncilDetail: { params: { councilId: ownCouncil } },
    changeCouncilStatus: {
      params: { councilId: ownCouncil },
      body: { subscriptionStatus: 'active' },
      freshBody: { subscriptionStatus: 'inactive' },
    },
    listCouncilExports: { params: { councilId: ownCouncil } },
    startCouncilExport: { params: { councilId: ownCouncil } },
    cancelCouncilExport: { params: { councilId: ownCouncil, exportId: 'export_1' } },
    resumeCouncilExport: { params: { councilId: ownCouncil, exportId: 'export_1' } },
    downloadCouncilExport: { params: { councilId: ownCouncil, exportId: 'export_1' } },
    deleteCouncil: { params: { councilId: ownCouncil }, query: { confirm: 'Another name' } },
    restoreCouncil: { params: { councilId: ownCouncil } },
    inviteToCouncil: { body: { councilId: ownCouncil, email: 'new@invited.example', role: 'council_admin' } },
    listUsers: { query: { role: 'council_staff' } },
    updateUser: { params: { userId: 'user_2' }, body: { role: 'council_admin' } },
    getAiConfiguration: {},
    updateAiSettings: { body: { isOn: true } },
    addAiProvider: { body: { kind: 'openai', name: 'Ours', url: 'http://127.0.0.1:1/v1', key: 'k' } },
    updateAiProvider: { params: { providerId: 'provider_1' }, body: { name: 'Ours' } },
    removeAiProvider: { params: { providerId: 'provider_1' } },
    testAiProvider: { params: { providerId: 'provider_1' } },
    getCouncilAi: { params: { councilId: ownCouncil } },
    updateCouncilAi: { params: { councilId: ownCouncil }, body: { policy: 'off' } },
    getAiCredentials: { body: { councilId: ownCouncil } },
    noteAiUse: {
      body: { useId: 'use_1', councilId: ownCouncil, providerId: 'provider_1', inputTokens: 1, outputTokens: 1 },
    },
    seedAdmin: { body: { kind: 'empty' } },
    createSupportLink: { body: { email } },
    eraseStaffDataByCommand: { body: { councilSlug: 'nowhere', email } },
  }),
});
