import { type Operation, operations } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, routeTableTests, type TestService } from '@folkmoot/service-kit/testing';
import { seedAdminOperation } from './features/seed';
import { createSupportLinkOperation, signInByFormOperation } from './features/sign-in';
import { type AdminTestService, makeCouncils, makeUser, startAdminService } from './testing/fixtures';

const declared: readonly Operation[] = [
  ...operations.filter(({ service }) => service === 'admin'),
  seedAdminOperation,
  createSupportLinkOperation,
  signInByFormOperation,
];

routeTableTests({
  operations: declared,
  start: async () => (await startAdminService({ demoData: true })) as TestService<unknown>,
  seed: async (given) => {
    const service = given as AdminTestService;
    await makeCouncils(service);
    await makeUser(service, { id: 'user_1' });
    return makeUser(service, { councilId: otherCouncil });
  },
  rows: ({ email }) => ({
    createMagicLink: { body: { email } },
    createSession: { body: { code: 'x' } },
    signInByForm: { query: { code: 'x' } },
    getSession: {},
    deleteSession: {},
    chooseCouncil: { body: { councilId: ownCouncil } },
    resolveSession: { body: { sessionId: 'x' } },
    getCouncil: {},
    updateCouncil: { body: { name: 'Renamed', branding: { primaryColor: '#112233' } } },
    listMembers: {},
    getTeamActivity: {},
    listCouncils: {},
    createCouncil: { body: { name: 'New', slug: 'new', contactEmail: 'a@new.example' } },
    listAuditEntries: {},
    seedAdmin: { body: { kind: 'empty' } },
    createSupportLink: { body: { email } },
  }),
});
