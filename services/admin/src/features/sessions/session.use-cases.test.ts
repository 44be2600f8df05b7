import { councilChosenEvent, sessionRevokedEvent, signedOutElsewhereEvent } from '@folkmoot/contracts';
import { newSession } from '../../records/session.domain';
import { hashOfSecret } from '../../secrets/random-secret';
import { fakeDeps, signedIn } from '../../testing/fake-deps.fake';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { chooseCouncil } from './choose-council.use-case';
import { endOtherSessions, endOwnSession } from './end-other-sessions.use-case';
import { endSession } from './end-session.use-case';
import { getSession } from './get-session.use-case';
import { listOwnSessions } from './list-own-sessions.use-case';
import { resolveSession } from './resolve-session.use-case';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const ground = async (given: Parameters<typeof signedIn>[1] = {}) => {
  const fake = fakeDeps();
  await fake.repositories.councils.add(councilOf('a'));
  await fake.repositories.councils.add(councilOf('b'));
  return { ...fake, ...(await signedIn(fake, given)) };
};
const system = { role: 'system_admin', councilId: null } as const;

describe('acting in a council', () => {
  it('chosen by a system administrator, is kept in the session and told in that council', async () => {
    const { deps, units, repositories, actor } = await ground(system);
    await chooseCouncil(deps, actor, 'b');
    expect((await repositories.sessions.find('s1'))?.actingCouncilId).toBe('b');
    expect(await getSession(deps, actor)).toMatchObject({ council: { id: 'b' }, isActing: true });
    expect(units.eventsOf(councilChosenEvent)).toMatchObject([
      { councilId: 'b', aggregate: { id: 's1' }, payload: { userId: 'u1', councilId: 'b' } },
    ]);
  });

  it('ended, is told in the council that was acted in', async () => {
    const { deps, units, actor } = await ground(system);
    await chooseCouncil(deps, actor, 'b');
    await chooseCouncil(deps, { ...actor, councilId: 'b', actingAs: 'b' }, null);
    expect(await getSession(deps, actor)).toMatchObject({ council: null, isActing: false });
    expect(units.eventsOf(councilChosenEvent).at(-1)).toMatchObject({ councilId: 'b', payload: { councilId: null } });
  });

  it('that is not there, or from a session that is over, changes and tells nothing', async () => {
    const { deps, units, repositories, actor } = await ground(system);
    await expect(chooseCouncil(deps, actor, 'gone')).rejects.toMatchObject({ code: 'not_found' });
    await repositories.sessions.delete('s1');
    await expect(chooseCouncil(deps, actor, 'b')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(units.events).toEqual([]);
  });

  it('written into the session of staff, counts for nothing', async () => {
    const { deps, repositories, actor } = await ground();
    await repositories.sessions.actIn('s1', 'b');
    expect(await getSession(deps, actor)).toMatchObject({ council: { id: 'a' }, isActing: false });
  });
});

describe('signing out', () => {
  it('once, ends the session and tells its hash; a second time, nothing more', async () => {
    const { deps, units, repositories, actor } = await ground();
    await endSession(deps, actor);
    await endSession(deps, actor);
    expect(await repositories.sessions.find('s1')).toBeNull();
    expect(units.eventsOf(sessionRevokedEvent).map(({ payload }) => payload)).toEqual([
      { userId: 'u1', sessionIds: ['s1'] },
    ]);
    await expect(getSession(deps, actor)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('resolving a session', () => {
  const withCookie = async (given: Parameters<typeof signedIn>[1] = {}) => {
    const fake = fakeDeps();
    await fake.repositories.councils.add(councilOf('a'));
    await fake.repositories.users.add(userOf('u1', given));
    const id = hashOfSecret('cookie');
    await fake.repositories.sessions.add(newSession(id, 'u1', fake.clock.now()));
    const seenAt = async () => (await fake.repositories.sessions.find(id))?.lastSeenAt;
    return { ...fake, id, seenAt };
  };

  it('by its cookie, gives the actor under the hash; by the hash, nobody', async () => {
    const { deps, id } = await withCookie();
    expect(await resolveSession(deps, 'cookie')).toMatchObject({ userId: 'u1', councilId: 'a', sessionId: id });
    expect(await resolveSession(deps, id)).toBeNull();
  });

  it('of a suspended council, marks the actor; of a deleted one, is in no council (E-46, E-78)', async () => {
    const { deps, repositories } = await withCookie();
    const council = await repositories.councils.get('a');
    const suspended = await repositories.councils.save(council, { subscriptionStatus: 'inactive' });
    expect(await resolveSession(deps, 'cookie')).toMatchObject({ councilId: 'a', isSuspended: true });
    await repositories.councils.save(suspended, { deletedAt: NOW });
    const actor = await resolveSession(deps, 'cookie');
    expect([actor?.councilId, actor?.isSuspended]).toEqual([null, undefined]);
  });

  it('used, is lengthened once a minute and no more often, and the day is noted', async () => {
    const { deps, clock, repositories, id, seenAt } = await withCookie();
    clock.advance(MINUTE_MS);
    const first = clock.now();
    await resolveSession(deps, 'cookie');
    clock.advance(MINUTE_MS - 1);
    await resolveSession(deps, 'cookie');
    expect(await seenAt()).toEqual(first);
    clock.advance(1);
    await resolveSession(deps, 'cookie');
    expect(await seenAt()).toEqual(clock.now());
    expect((await repositories.sessions.find(id))?.expiresAt).toEqual(new Date(clock.now().getTime() + 7 * DAY_MS));
    const until = new Date(clock.now().getTime() + 1);
    expect(await repositories.activity.countUsers('a', first, until)).toBe(1);
  });

  it('at its end, or of a person who is gone, gives nobody and changes nothing', async () => {
    const { deps, clock, repositories, seenAt } = await withCookie();
    const began = clock.now();
    await repositories.sessions.add(newSession(hashOfSecret('ghost'), 'gone', began));
    expect(await resolveSession(deps, 'ghost')).toBeNull();
    clock.advance(7 * DAY_MS);
    expect(await resolveSession(deps, 'cookie')).toBeNull();
    expect(await seenAt()).toEqual(began);
  });
});

describe("one's own sessions", () => {
  const withThree = async () => {
    const fake = await ground();
    const { sessions } = fake.repositories;
    fake.clock.advance(MINUTE_MS);
    await sessions.add(newSession('s2', 'u1', fake.clock.now(), { browser: 'Safari', system: 'iOS' }));
    await sessions.add({ ...newSession('over', 'u1', fake.clock.now()), expiresAt: fake.clock.now() });
    await sessions.add(newSession('theirs', 'u2', fake.clock.now()));
    return fake;
  };

  it('are listed, this one first, without those that are over', async () => {
    const { deps, actor } = await withThree();
    const listed = await listOwnSessions(deps, actor);
    expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      ['s1', true],
      ['s2', false],
    ]);
    expect(listed[1]?.device).toEqual({ browser: 'Safari', system: 'iOS' });
  });

  it('others ended, leave this one, and are told once', async () => {
    const { deps, units, repositories, actor } = await withThree();
    expect(await endOtherSessions(deps, actor)).toBe(2);
    expect(await endOtherSessions(deps, actor)).toBe(0);
    expect(await repositories.sessions.find('s1')).not.toBeNull();
    expect(await repositories.sessions.find('theirs')).not.toBeNull();
    expect(units.eventsOf(sessionRevokedEvent)[0]?.payload.sessionIds.sort()).toEqual(['over', 's2']);
    expect(units.eventsOf(signedOutElsewhereEvent)).toHaveLength(1);
  });

  it('one ended by its id, is gone; that of somebody else is not found', async () => {
    const { deps, repositories, actor } = await withThree();
    await endOwnSession(deps, actor, 's2');
    expect(await repositories.sessions.find('s2')).toBeNull();
    await expect(endOwnSession(deps, actor, 'theirs')).rejects.toMatchObject({ code: 'not_found' });
    expect(await repositories.sessions.find('theirs')).not.toBeNull();
  });
});
