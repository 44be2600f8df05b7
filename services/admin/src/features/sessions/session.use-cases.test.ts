import { councilChosenEvent, sessionRevokedEvent, signedOutElsewhereEvent } from '@folkmoot/contracts';
import { hashOfSecret } from '../../entities/secret';
import { newSession } from '../../entities/session';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { signedIn, testContext } from '../../testing/test-context';
import { chooseCouncil } from './choose-council.use-case';
import { endOtherSessions, endOwnSession } from './end-other-sessions.use-case';
import { endSession } from './end-session.use-case';
import { getSession } from './get-session.use-case';
import { listOwnSessions } from './list-own-sessions.use-case';
import { resolveSession } from './resolve-session.use-case';

/** As in the demo: nobody must have a second factor. */
const rule = { ofSystemAdmins: false };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const admin = testContext();

const setUp = async (fields: Parameters<typeof signedIn>[1] = {}) => {
  await admin.repositories.councils.add(councilOf('a'));
  await admin.repositories.councils.add(councilOf('b'));
  return { ...admin, ...(await signedIn(admin, fields)) };
};
const systemAdmin = { role: 'system_admin', councilId: null } as const;

describe('acting in a council', () => {
  it('a chosen council is stored in the session and published in that council', async () => {
    const { contextOf, units, repositories, actor } = await setUp(systemAdmin);
    await chooseCouncil(contextOf(actor), 'b');
    expect((await repositories.sessions.find('s1'))?.actingCouncilId).toBe('b');
    expect(await getSession(contextOf(actor), rule)).toMatchObject({ council: { id: 'b' }, isActing: true });
    expect(units.eventsOf(councilChosenEvent)).toMatchObject([
      { councilId: 'b', aggregate: { id: 's1' }, payload: { userId: 'u1', councilId: 'b' } },
    ]);
  });

  it('the end is published in the council that was acted in', async () => {
    const { contextOf, units, actor } = await setUp(systemAdmin);
    await chooseCouncil(contextOf(actor), 'b');
    await chooseCouncil(contextOf({ ...actor, councilId: 'b', actingAs: 'b' }), null);
    expect(await getSession(contextOf(actor), rule)).toMatchObject({ council: null, isActing: false });
    expect(units.eventsOf(councilChosenEvent).at(-1)).toMatchObject({ councilId: 'b', payload: { councilId: null } });
  });

  it('nothing changes or is published when the council does not exist or the session has ended', async () => {
    const { contextOf, units, repositories, actor } = await setUp(systemAdmin);
    await expect(chooseCouncil(contextOf(actor), 'gone')).rejects.toMatchObject({ code: 'not_found' });
    await repositories.sessions.delete('s1');
    await expect(chooseCouncil(contextOf(actor), 'b')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(units.events).toEqual([]);
  });

  it('an acting council in a staff session has no effect', async () => {
    const { contextOf, repositories, actor } = await setUp();
    await repositories.sessions.actIn('s1', 'b');
    expect(await getSession(contextOf(actor), rule)).toMatchObject({ council: { id: 'a' }, isActing: false });
  });
});

describe('signing out', () => {
  it('the first sign-out ends the session and publishes its hash, and a second one does nothing', async () => {
    const { contextOf, units, repositories, actor } = await setUp();
    await endSession(contextOf(actor));
    await endSession(contextOf(actor));
    expect(await repositories.sessions.find('s1')).toBeNull();
    expect(units.eventsOf(sessionRevokedEvent).map(({ payload }) => payload)).toEqual([
      { userId: 'u1', sessionIds: ['s1'] },
    ]);
    await expect(getSession(contextOf(actor), rule)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('resolving a session', () => {
  const withCookie = async (fields: Parameters<typeof signedIn>[1] = {}) => {
    await admin.repositories.councils.add(councilOf('a'));
    await admin.repositories.users.add(userOf('u1', fields));
    const id = hashOfSecret('cookie');
    await admin.repositories.sessions.add(newSession(id, 'u1', admin.clock.now()));
    const seenAt = async () => (await admin.repositories.sessions.find(id))?.lastSeenAt;
    return { ...admin, id, seenAt };
  };

  it('a session cookie resolves to the actor, and its hash resolves to nobody', async () => {
    const { system, id } = await withCookie();
    expect(await resolveSession(system, 'cookie', rule)).toMatchObject({ userId: 'u1', councilId: 'a', sessionId: id });
    expect(await resolveSession(system, id, rule)).toBeNull();
  });

  it('the actor is marked when the council is suspended, and has no council when it is deleted (E-46, E-78)', async () => {
    const { system, repositories } = await withCookie();
    const council = await repositories.councils.get('a');
    const suspended = await repositories.councils.save(council, { subscriptionStatus: 'inactive' });
    expect(await resolveSession(system, 'cookie', rule)).toMatchObject({ councilId: 'a', isSuspended: true });
    await repositories.councils.save(suspended, { deletedAt: NOW });
    const actor = await resolveSession(system, 'cookie', rule);
    expect([actor?.councilId, actor?.isSuspended]).toEqual([null, undefined]);
  });

  it('a used session is extended at most once a minute, and the day is recorded', async () => {
    const { system, clock, repositories, id, seenAt } = await withCookie();
    clock.advance(MINUTE_MS);
    const first = clock.now();
    await resolveSession(system, 'cookie', rule);
    clock.advance(MINUTE_MS - 1);
    await resolveSession(system, 'cookie', rule);
    expect(await seenAt()).toEqual(first);
    clock.advance(1);
    await resolveSession(system, 'cookie', rule);
    expect(await seenAt()).toEqual(clock.now());
    expect((await repositories.sessions.find(id))?.expiresAt).toEqual(new Date(clock.now().getTime() + 7 * DAY_MS));
    const until = new Date(clock.now().getTime() + 1);
    expect(await repositories.activity.countUsers(first, until)).toBe(1);
  });

  it('nobody is resolved and nothing changes when the session has ended or the person was deleted', async () => {
    const { system, clock, repositories, seenAt } = await withCookie();
    const began = clock.now();
    await repositories.sessions.add(newSession(hashOfSecret('ghost'), 'gone', began));
    expect(await resolveSession(system, 'ghost', rule)).toBeNull();
    clock.advance(7 * DAY_MS);
    expect(await resolveSession(system, 'cookie', rule)).toBeNull();
    expect(await seenAt()).toEqual(began);
  });
});

describe("one's own sessions", () => {
  const withThree = async () => {
    const set = await setUp();
    const { sessions } = admin.repositories;
    admin.clock.advance(MINUTE_MS);
    await sessions.add(newSession('s2', 'u1', admin.clock.now(), { browser: 'Safari', system: 'iOS' }));
    await sessions.add({ ...newSession('over', 'u1', admin.clock.now()), expiresAt: admin.clock.now() });
    await sessions.add(newSession('theirs', 'u2', admin.clock.now()));
    return set;
  };

  it('sessions are listed with the present one first and without ended ones', async () => {
    const { contextOf, actor } = await withThree();
    const listed = await listOwnSessions(contextOf(actor));
    expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      ['s1', true],
      ['s2', false],
    ]);
    expect(listed[1]?.device).toEqual({ browser: 'Safari', system: 'iOS' });
  });

  it('ending the others leaves the present session and is published once', async () => {
    const { contextOf, units, repositories, actor } = await withThree();
    expect(await endOtherSessions(contextOf(actor))).toBe(2);
    expect(await endOtherSessions(contextOf(actor))).toBe(0);
    expect(await repositories.sessions.find('s1')).not.toBeNull();
    expect(await repositories.sessions.find('theirs')).not.toBeNull();
    expect(units.eventsOf(sessionRevokedEvent)[0]?.payload.sessionIds.sort()).toEqual(['over', 's2']);
    expect(units.eventsOf(signedOutElsewhereEvent)).toHaveLength(1);
  });

  it("a session is ended by its id, and another user's session is not found", async () => {
    const { contextOf, repositories, actor } = await withThree();
    await endOwnSession(contextOf(actor), 's2');
    expect(await repositories.sessions.find('s2')).toBeNull();
    await expect(endOwnSession(contextOf(actor), 'theirs')).rejects.toMatchObject({ code: 'not_found' });
    expect(await repositories.sessions.find('theirs')).not.toBeNull();
  });
});
