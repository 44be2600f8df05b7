import {
  chooseCouncilOperation,
  councilChosenEvent,
  deleteSessionOperation,
  endOtherSessionsOperation,
  getSessionOperation,
  readSessionEndOperation,
  resolveSessionOperation,
  sessionRevokedEvent,
  systemActor,
  updateMemberOperation,
} from '@folkmoot/contracts';
import { SESSION_HASH_HEADER } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { hashOfSecret } from '../../entities/secret';
import { type AdminTestService, makeCouncils, makeUser, signIn, startAdminService } from '../../testing/fixtures';

const DAY_MS = 86_400_000;
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

const resolve = async (sessionId: string) =>
  (await service.call(resolveSessionOperation, { as: systemActor('gateway'), body: { sessionId } })).body.actor;

describe('session', () => {
  it('a staff session resolves to the user in their council, under a hash', async () => {
    const user = await makeUser(service);
    const { cookie, actor } = await signIn(service, user);
    const resolved = await resolve(cookie);
    expect(resolved).toEqual({ ...actor, role: 'council_staff', councilId: ownCouncil });
    expect(actor.sessionId).not.toBe(cookie);
    const shown = await service.call(getSessionOperation, { as: actor });
    expect(shown.body).toMatchObject({ user: { id: user.id }, council: { id: ownCouncil }, isActing: false });
  });

  it('an unknown session resolves to nobody, and its hash is not accepted as a cookie', async () => {
    const { actor } = await signIn(service, await makeUser(service));
    expect(await resolve('unknown')).toBeNull();
    expect(await resolve(actor.sessionId)).toBeNull();
  });

  it('a session stays active when used every few days, and ends after thirty days', async () => {
    const { cookie } = await signIn(service, await makeUser(service));
    for (let turn = 0; turn < 7; turn++) {
      service.clock.advance(4 * DAY_MS);
      expect(await resolve(cookie)).not.toBeNull();
    }
    service.clock.advance(2 * DAY_MS);
    expect(await resolve(cookie)).toBeNull();
  });

  it('a session ends when unused for a week', async () => {
    const { cookie } = await signIn(service, await makeUser(service));
    service.clock.advance(7 * DAY_MS);
    expect(await resolve(cookie)).toBeNull();
  });

  it('a session ends at sign-out, its cookie is cleared, and its hash is published', async () => {
    const { cookie, actor } = await signIn(service, await makeUser(service));
    const { status, headers } = await service.call(deleteSessionOperation, { as: actor });
    expect(status).toBe(204);
    expect(headers.getSetCookie()).toEqual(['folkmoot_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(await resolve(cookie)).toBeNull();
    expect((await service.call(getSessionOperation, { as: actor })).status).toBe(401);
    await service.settled();
    expect(service.eventsOf(sessionRevokedEvent).map(({ payload }) => payload)).toEqual([
      { userId: actor.userId, sessionIds: [actor.sessionId] },
    ]);
    expect((await service.call(deleteSessionOperation, { as: actor })).status).toBe(204);
  });
});

describe('a system admin', () => {
  const signInAdmin = async () => {
    const user = await makeUser(service, { role: 'system_admin', councilId: null });
    return signIn(service, user, { role: 'system_admin', councilId: null });
  };

  it('a system admin acts in a chosen council until leaving, and both are published', async () => {
    const { cookie, actor } = await signInAdmin();
    const chosen = await service.call(chooseCouncilOperation, { as: actor, body: { councilId: otherCouncil } });
    expect(chosen.body).toMatchObject({ council: { id: otherCouncil }, isActing: true });
    expect(await resolve(cookie)).toMatchObject({ councilId: otherCouncil, actingAs: otherCouncil });
    const left = await service.call(chooseCouncilOperation, { as: actor, body: { councilId: null } });
    expect(left.body).toMatchObject({ council: null, isActing: false });
    expect(await resolve(cookie)).toMatchObject({ councilId: null, actingAs: null });
    await service.settled();
    const events = service.eventsOf(councilChosenEvent);
    expect(events.map(({ payload }) => payload.councilId)).toEqual([otherCouncil, null]);
    expect(events[0]?.councilId).toBe(otherCouncil);
  });

  it('a system admin stays in their council when the chosen one does not exist', async () => {
    const { cookie, actor } = await signInAdmin();
    const { status } = await service.call(chooseCouncilOperation, { as: actor, body: { councilId: 'nowhere' } });
    expect(status).toBe(404);
    expect(await resolve(cookie)).toMatchObject({ councilId: null });
  });
});

describe('the end of a session', () => {
  /** As the gateway calls it: with the hash of the browser's cookie. */
  const endOf = async (cookie?: string) => {
    const headers: Record<string, string> = cookie ? { [SESSION_HASH_HEADER]: hashOfSecret(cookie) } : {};
    return (await service.call(readSessionEndOperation, { headers })).body;
  };

  it('its cookie alone is told who ended it, and whom to ask', async () => {
    const admin = await makeUser(service, { role: 'council_admin' });
    const person = await makeUser(service);
    const boss = await signIn(service, admin);
    const first = await signIn(service, person);
    service.clock.advance(1_000);
    const second = await signIn(service, person);
    expect(await endOf()).toEqual({ reason: null, council: null });
    expect(await endOf(first.cookie)).toEqual({ reason: null, council: null });
    await service.call(endOtherSessionsOperation, { as: second.actor });
    expect(await endOf(first.cookie)).toEqual({ reason: 'signed_out', council: null });
    const change = { params: { userId: person.id }, body: { status: 'inactive' as const } };
    expect((await service.call(updateMemberOperation, { as: boss.actor, ...change })).status).toBe(200);
    expect(await endOf(second.cookie)).toEqual({
      reason: 'deactivated',
      council: { name: expect.any(String), contactEmail: expect.stringContaining('@') },
    });
    expect(await endOf(second.actor.sessionId)).toEqual({ reason: 'over', council: null });
  });

  it('a session that was not used for a week is over', async () => {
    const { cookie } = await signIn(service, await makeUser(service));
    service.clock.advance(8 * DAY_MS);
    expect(await endOf(cookie)).toEqual({ reason: 'over', council: null });
  });
});
