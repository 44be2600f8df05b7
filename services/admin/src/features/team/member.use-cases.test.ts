import {
  sessionChangedEvent,
  sessionRevokedEvent,
  userActivatedEvent,
  userDeactivatedEvent,
  userRemovedEvent,
  userRoleChangedEvent,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { newSession } from '../../records/session.domain';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { councilOf, userOf } from '../../testing/samples';
import { removeMember } from './remove-member.use-case';
import { updateMember } from './update-member.use-case';

const actor = userActor({ userId: 'u1', councilId: 'a' });

const ground = async () => {
  const fake = fakeDeps();
  const { councils, users, sessions } = fake.repositories;
  await councils.add(councilOf('a'));
  await users.add(userOf('u1', { role: 'council_admin' }));
  await users.add(userOf('u2'));
  await users.add(userOf('theirs', { councilId: 'b' }));
  await sessions.add(newSession('s2', 'u2', fake.clock.now()));
  await sessions.add(newSession('s3', 'u2', fake.clock.now()));
  return fake;
};

describe('changing a member', () => {
  it('by another role, is told with the snapshot, and their sessions are asked anew and go on (E-45)', async () => {
    const { deps, units, repositories } = await ground();
    const saved = await updateMember(deps, actor, 'u2', { role: 'council_admin' });
    expect(await repositories.users.find('u2')).toEqual(saved);
    expect(saved).toMatchObject({ role: 'council_admin', status: 'active', revision: 2 });
    expect(units.eventsOf(userRoleChangedEvent)).toMatchObject([
      { councilId: 'a', aggregate: { id: 'u2', revision: 2 }, payload: { user: { role: 'council_admin' } } },
    ]);
    expect(units.eventsOf(sessionChangedEvent)[0]?.payload.sessionIds.sort()).toEqual(['s2', 's3']);
    expect(await repositories.sessions.find('s2')).not.toBeNull();
  });

  it('by deactivation, ends every session in the same moment; activated again, they stay ended (E-45)', async () => {
    const { deps, units, repositories } = await ground();
    await updateMember(deps, actor, 'u2', { status: 'inactive' });
    expect(await repositories.sessions.find('s2')).toBeNull();
    expect(units.eventsOf(sessionRevokedEvent)[0]?.payload.sessionIds.sort()).toEqual(['s2', 's3']);
    await updateMember(deps, actor, 'u2', { status: 'active' });
    expect(units.events.map(({ type }) => type)).toEqual([
      userDeactivatedEvent.type,
      sessionRevokedEvent.type,
      userActivatedEvent.type,
    ]);
  });

  it('to what they are already, changes and tells nothing', async () => {
    const { deps, units } = await ground();
    expect(await updateMember(deps, actor, 'u2', { role: 'council_staff', status: 'active' })).toMatchObject({
      revision: 1,
    });
    expect(units.events).toEqual([]);
  });

  it('from a revision that somebody has passed, is refused', async () => {
    const { deps } = await ground();
    await updateMember(deps, actor, 'u2', { role: 'council_admin', revision: 1 });
    const late = updateMember(deps, actor, 'u2', { status: 'inactive', revision: 1 });
    await expect(late).rejects.toMatchObject({ code: 'stale_revision' });
  });

  it.each([
    ['oneself', 'u1', 'own_account'],
    ['of another council', 'theirs', 'not_found'],
    ['nobody knows', 'nobody', 'not_found'],
  ])('who is %s, is refused and nothing is told', async (_name, userId, code) => {
    const { deps, units } = await ground();
    await expect(updateMember(deps, actor, userId, { status: 'inactive' })).rejects.toMatchObject({ code });
    await expect(removeMember(deps, actor, userId)).rejects.toMatchObject({ code });
    expect(units.events).toEqual([]);
  });

  it('who is the only active admin, is refused whatever takes that away (E-45)', async () => {
    const { deps, repositories } = await ground();
    const system = userActor({ userId: 'sys', role: 'system_admin', councilId: 'a', actingAs: 'a' });
    await repositories.users.add(userOf('asleep', { role: 'council_admin', status: 'inactive' }));
    for (const attempt of [
      () => updateMember(deps, system, 'u1', { role: 'council_staff' }),
      () => updateMember(deps, system, 'u1', { status: 'inactive' }),
      () => removeMember(deps, system, 'u1'),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'last_admin' });
    }
    await updateMember(deps, system, 'asleep', { status: 'active' });
    expect(await updateMember(deps, system, 'u1', { role: 'council_staff' })).toMatchObject({ role: 'council_staff' });
  });
});

describe('removing a member', () => {
  it('leaves the account without council, role and sessions, and is told in the council they left', async () => {
    const { deps, units, repositories } = await ground();
    await repositories.users.save(await repositories.users.find('u2').then((user) => user ?? Promise.reject()), {
      role: 'council_admin',
    });
    await removeMember(deps, actor, 'u2');
    expect(await repositories.users.find('u2')).toMatchObject({ councilId: null, role: 'council_staff' });
    expect(await repositories.sessions.find('s3')).toBeNull();
    expect(units.eventsOf(userRemovedEvent)).toMatchObject([
      { councilId: 'a', aggregate: { id: 'u2' }, payload: { user: { councilId: null } } },
    ]);
    expect(units.eventsOf(sessionRevokedEvent)).toHaveLength(1);
    await expect(removeMember(deps, actor, 'u2')).rejects.toMatchObject({ code: 'not_found' });
  });
});
