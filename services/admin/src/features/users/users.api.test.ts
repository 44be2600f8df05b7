import {
  listUsersOperation,
  type UserActor,
  updateUserOperation,
  userReassignedEvent,
  userRoleChangedEvent,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, signIn, startAdminService } from '../../testing/fixtures';

const system = userActor({ userId: 'sys', role: 'system_admin', councilId: null });

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
  // The administrator that every installation starts with.
  await service.connection.collection('users').deleteMany({ role: 'system_admin' });
  await makeUser(service, { id: 'sys', role: 'system_admin', councilId: null });
});
afterAll(() => service.stop());

const update = (userId: string, body: object, as: UserActor = system) =>
  service.call(updateUserOperation, { as, params: { userId }, body });
const sessionsOf = (userId: string) => service.connection.collection('sessions').countDocuments({ userId });

describe('the users of all councils', () => {
  it("users are listed with their council's name, by filters and page by page (E-92)", async () => {
    await makeUser(service, { id: 'u1', name: 'Zoë Lee' });
    await makeUser(service, { id: 'u2', councilId: otherCouncil, role: 'council_admin' });
    await makeUser(service, { id: 'u3', councilId: null, status: 'inactive' });
    const search = async (query: Record<string, string>) =>
      (await service.call(listUsersOperation, { as: system, query })).body.items.map(({ id }) => id).sort();
    expect(await search({ q: 'LEE' })).toEqual(['u1']);
    expect(await search({ councilId: otherCouncil })).toEqual(['u2']);
    expect(await search({ councilId: 'none', role: 'council_staff' })).toEqual(['u3']);
    expect(await search({ status: 'inactive' })).toEqual(['u3']);
    const page = await service.call(listUsersOperation, { as: system, query: { limit: 3 } });
    const rest = await service.call(listUsersOperation, {
      as: system,
      query: { limit: 3, cursor: page.body.nextCursor ?? '' },
    });
    expect([...page.body.items, ...rest.body.items]).toHaveLength(4);
    const names = [...page.body.items, ...rest.body.items].map(({ id, councilName }) => [id, councilName]);
    expect(names).toContainEqual(['u1', `Council ${ownCouncil}`]);
    expect(names).toContainEqual(['u3', '']);
  });
});

describe('moving a user (E-80)', () => {
  it('a moved user is staff in the new council, signed out everywhere, mailed, and in the audit log', async () => {
    await makeUser(service, { id: 'admin-2', role: 'council_admin' });
    const user = await makeUser(service, { id: 'u1', role: 'council_admin' });
    await signIn(service, user);
    const { status, body } = await update('u1', { councilId: otherCouncil });
    expect([status, body.councilId, body.role, body.councilName]).toEqual([
      200,
      otherCouncil,
      'council_staff',
      `Council ${otherCouncil}`,
    ]);
    expect(await sessionsOf('u1')).toBe(0);
    await service.settled();
    expect(service.eventsOf(userReassignedEvent)).toMatchObject([
      { councilId: otherCouncil, payload: { fromCouncilId: ownCouncil, user: { id: 'u1' } } },
    ]);
    expect(service.eventsOf(userRoleChangedEvent)).toEqual([]);
    const subject = 'Your access to Folkmoot has changed';
    while (!service.mails.some((mail) => mail.subject === subject)) await new Promise((done) => setTimeout(done, 50));
    const mail = service.mails.find((each) => each.subject === subject);
    expect([mail?.to, mail?.text]).toEqual([user.email, expect.stringContaining(`Council ${otherCouncil}`)]);
  });
  it('a user loses role and council when moved to none, and stays when the council is deleted or unknown', async () => {
    await makeUser(service, { id: 'u1' });
    expect((await update('u1', { councilId: null })).body).toMatchObject({ councilId: null, role: 'council_staff' });
    expect((await update('u1', { councilId: 'nowhere' })).status).toBe(404);
    expect((await update('u1', { role: 'council_admin' })).body.code).toBe('role_without_council');
    expect((await update('nobody', { councilId: null })).status).toBe(404);
  });
});

describe('changing a user', () => {
  it('a change of oneself is refused', async () => {
    expect((await update('sys', { status: 'inactive' })).body.code).toBe('own_account');
  });
  it("a change is refused when it removes a council's last active admin or the last system administrator", async () => {
    await makeUser(service, { id: 'a1', role: 'council_admin' });
    for (const body of [{ councilId: null }, { role: 'council_staff' }, { status: 'inactive' }]) {
      expect((await update('a1', body)).body.code).toBe('last_admin');
    }
    const other = userActor({ userId: 'gone', role: 'system_admin', councilId: null });
    expect((await update('sys', { role: 'council_staff' }, other)).body.code).toBe('last_system_admin');
    await makeUser(service, { id: 'sys2', role: 'system_admin', councilId: null });
    expect((await update('sys2', { status: 'inactive' })).status).toBe(200);
    expect((await update('sys', { status: 'inactive' }, other)).body.code).toBe('last_system_admin');
  });
  it('one system administrator remains when two remove each other at once', async () => {
    await makeUser(service, { id: 'sys2', role: 'system_admin', councilId: null });
    const as2 = userActor({ userId: 'sys2', role: 'system_admin', councilId: null });
    const both = await Promise.all([
      update('sys2', { status: 'inactive' }),
      update('sys', { status: 'inactive' }, as2),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('a new system administrator loses the council and is signed out', async () => {
    const user = await makeUser(service, { id: 'u1' });
    await signIn(service, user);
    expect((await update('u1', { role: 'system_admin' })).body).toMatchObject({
      role: 'system_admin',
      councilId: null,
    });
    expect(await sessionsOf('u1')).toBe(0);
  });
  it('a change is refused when its revision is old', async () => {
    await makeUser(service, { id: 'u1' });
    expect((await update('u1', { role: 'council_admin', revision: 7 })).body.code).toBe('stale_revision');
  });
});
