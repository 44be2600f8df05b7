import {
  acceptInvitationOperation,
  createInvitationOperation,
  getTeamSummaryOperation,
  invitationAcceptedEvent,
  listAuditEntriesOperation,
  listInvitationsOperation,
  readInvitationOperation,
  revokeInvitationOperation,
} from '@folkmoot/contracts';
import { otherCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import {
  type AdminTestService,
  makeCouncils,
  makeInvitation,
  makeUser,
  startAdminService,
} from '../../testing/fixtures';

const admin = userActor();
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
  await makeUser(service, { id: 'user_1', role: 'council_admin', name: 'Ada' });
});
afterAll(() => service.stop());

const mailed = async (): Promise<string> => {
  const token = () => /\/invite\/([\w-]+)/.exec(service.mails.at(-1)?.text ?? '')?.[1];
  await until(() => token() !== undefined);
  return token() ?? '';
};
const accept = (token: string, name = 'Nia') =>
  service.call(acceptInvitationOperation, { params: { token }, body: { name } });
const stored = async (): Promise<string> => {
  const collections = await service.connection.listCollections();
  const dumps = await Promise.all(collections.map(({ name }) => service.connection.collection(name).find().toArray()));
  return JSON.stringify(dumps);
};

describe('an invitation', () => {
  it('an invitation creates one account with its role after the first sign-in, and every step is logged', async () => {
    const body = { email: 'Nia@New.example', role: 'council_admin' as const };
    const made = await service.call(createInvitationOperation, { as: admin, body });
    expect([made.status, made.body]).toMatchObject([
      201,
      { email: 'nia@new.example', invitedByName: 'Ada', status: 'pending' },
    ]);
    const token = await mailed();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(service.mails.at(-1)?.to).toBe('nia@new.example');
    expect(await stored()).not.toContain(token);
    expect(JSON.stringify(made.body)).not.toMatch(/token/i);

    const read = await service.call(readInvitationOperation, { params: { token } });
    expect(read.body).toMatchObject({ invitedByName: 'Ada', role: 'council_admin', email: 'nia@new.example' });
    const accepted = await accept(token);
    expect(accepted.body).toEqual({ email: 'nia@new.example', linkSent: false, next: 'dashboard' });
    expect(accepted.headers.getSetCookie()[0]).toMatch(/^folkmoot_session=[\w-]+; .*HttpOnly/);
    await until(() => service.mails.at(-1)?.subject.startsWith('Welcome to the team of ') ?? false);
    expect(await service.connection.collection('users').findOne({ email: 'nia@new.example' })).toMatchObject({
      ...{ name: 'Nia', role: 'council_admin', councilId: admin.councilId },
      lastLoginAt: expect.any(Date),
    });
    await service.settled();
    const system = userActor({ role: 'system_admin', councilId: null });
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    const actions = items.map(({ action, actor }) => `${action} by ${actor.name}`);
    expect(actions).toContain('invitation.created by Ada');
    expect(actions).toContain('invitation.accepted by Nia');
  });

  it('one account is created when ten requests accept at once', async () => {
    const { token } = await makeInvitation(service, { email: 'nia@new.example' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await service.connection.collection('users').countDocuments({ email: 'nia@new.example' })).toBe(1);
    await service.settled();
    expect(service.eventsOf(invitationAcceptedEvent)).toHaveLength(1);
  });

  it('one invitation is created when two requests invite the same address at once', async () => {
    const ask = () => service.call(createInvitationOperation, { as: admin, body: { email: 'nia@new.example' } });
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  it('a revoked invitation says so when opened, is not counted, and is listed in its own council only', async () => {
    const { id, token } = await makeInvitation(service);
    await makeInvitation(service, { councilId: otherCouncil });
    const summary = async () => (await service.call(getTeamSummaryOperation, { as: admin })).body;
    expect(await summary()).toEqual({ members: 1, active: 1, admins: 1, pending: 1 });
    const revoked = await service.call(revokeInvitationOperation, { as: admin, params: { invitationId: id } });
    expect(revoked.status).toBe(204);
    const opened = await service.call(readInvitationOperation, { params: { token } });
    expect([opened.status, opened.body.code]).toEqual([410, 'invitation_revoked']);
    expect((await summary()).pending).toBe(0);
    const { items } = (await service.call(listInvitationsOperation, { as: admin })).body;
    expect(items.map((each) => [each.id, each.status])).toEqual([[id, 'revoked']]);
  });
});
