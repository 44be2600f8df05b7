import {
  getTeamActivityOperation,
  listMembersOperation,
  removeMemberOperation,
  resolveSessionOperation,
  sessionRevokedEvent,
  systemActor,
  updateMemberOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, signIn, startAdminService } from '../../testing/fixtures';

const DAY_MS = 86_400_000;
const admin = userActor();
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

describe('team', () => {
  it('the team is listed newest first, page by page, with its own members only', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      service.clock.advance(1_000);
      made.unshift((await makeUser(service, { name: `Person ${index}` })).id);
    }
    await makeUser(service, { councilId: otherCouncil });
    const first = (await service.call(listMembersOperation, { as: admin, query: { limit: 3 } })).body;
    const cursor = first.nextCursor ?? '';
    const second = (await service.call(listMembersOperation, { as: admin, query: { limit: 3, cursor } })).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect(second.nextCursor).toBeNull();
    const matches = (await service.call(listMembersOperation, { as: admin, query: { q: 'PERSON 3' } })).body.items;
    expect(matches.map(({ name }) => name)).toEqual(['Person 3']);
  });

  it('team activity counts each person once per period', async () => {
    const [first, second, stranger] = [
      await makeUser(service),
      await makeUser(service),
      await makeUser(service, { councilId: otherCouncil }),
    ];
    const seen = async (user: typeof first) => {
      const { cookie } = await signIn(service, user);
      const ask = () =>
        service.call(resolveSessionOperation, { as: systemActor('gateway'), body: { sessionId: cookie } });
      await ask();
      service.clock.advance(2 * DAY_MS);
      await ask();
    };
    await seen(first);
    await seen(second);
    service.clock.advance(31 * DAY_MS);
    await seen(first);
    await seen(stranger);
    const { body } = await service.call(getTeamActivityOperation, { as: admin });
    expect(body).toMatchObject({ activeUsers: 1, previousActiveUsers: 2 });
  });
});

const resolve = async (sessionId: string) =>
  (await service.call(resolveSessionOperation, { as: systemActor('gateway'), body: { sessionId } })).body.actor;
const update = (as: typeof admin, userId: string, body: object) =>
  service.call(updateMemberOperation, { as, params: { userId }, body });

describe('a member', () => {
  it('a deactivated member is signed out at once, which is published, and is inactive after signing in (E-45)', async () => {
    const sam = await makeUser(service);
    const { cookie, actor } = await signIn(service, sam);
    const { status, body } = await update(admin, sam.id, { status: 'inactive' });
    expect([status, body.status]).toEqual([200, 'inactive']);
    expect(await resolve(cookie)).toBeNull();
    await service.settled();
    expect(service.eventsOf(sessionRevokedEvent).map(({ payload }) => payload)).toEqual([
      { userId: sam.id, sessionIds: [actor.sessionId] },
    ]);
    const again = await signIn(service, sam);
    expect(await resolve(again.cookie)).toMatchObject({ status: 'inactive' });
  });

  it('a new role applies to the next request of the same session', async () => {
    const sam = await makeUser(service);
    const { cookie } = await signIn(service, sam);
    await update(admin, sam.id, { role: 'council_admin' });
    expect(await resolve(cookie)).toMatchObject({ role: 'council_admin' });
  });

  it('a member never becomes a system administrator', async () => {
    const sam = await makeUser(service);
    expect((await update(admin, sam.id, { role: 'system_admin' })).status).toBe(400);
  });

  it('a removed member is not in the list and has no council', async () => {
    const sam = await makeUser(service);
    const { cookie } = await signIn(service, sam);
    const removed = await service.call(removeMemberOperation, { as: admin, params: { userId: sam.id } });
    expect(removed.status).toBe(204);
    expect(await resolve(cookie)).toBeNull();
    expect((await service.call(listMembersOperation, { as: admin })).body.items).toEqual([]);
  });
});

describe('the last admin', () => {
  it.each([
    ['take the role of', { role: 'council_staff' }],
    ['deactivate', { status: 'inactive' }],
  ])('one admin remains when five admins %s each other at the same moment (E-45)', async (_words, body) => {
    const admins = await Promise.all(Array.from({ length: 5 }, () => makeUser(service, { role: 'council_admin' })));
    const attempts = admins.map(({ id }, index) => {
      const victim = admins[(index + 1) % admins.length] as (typeof admins)[number];
      return update(userActor({ userId: id }), victim.id, body);
    });
    const answers = await Promise.all(attempts);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last_admin');
    const left = { councilId: ownCouncil, role: 'council_admin', status: 'active' };
    expect(await service.connection.collection('users').countDocuments(left)).toBe(1);
  });
});
