import {
  sessionChangedEvent,
  sessionRevokedEvent,
  userActivatedEvent,
  userDeactivatedEvent,
  userRemovedEvent,
  userRoleChangedEvent,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { newSession } from '../../entities/session';
import { councilOf, userOf } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { removeMember } from './remove-member.use-case';
import { updateMember } from './update-member.use-case';

const actor = userActor({ userId: 'u1', councilId: 'a' });

const admin = testContext();

const setUp = async () => {
  const { councils, users, sessions } = admin.repositories;
  await councils.add(councilOf('a'));
  await users.add(userOf('u1', { role: 'council_admin' }));
  await users.add(userOf('u2'));
  await users.add(userOf('theirs', { councilId: 'b' }));
  await sessions.add(newSession('s2', 'u2', admin.clock.now()));
  await sessions.add(newSession('s3', 'u2', admin.clock.now()));
  return admin;
};

describe('changing a member', () => {
  it('another role is published with the snapshot, and sessions stay with the new permissions (E-45)', async () => {
    const { contextOf, units, repositories } = await setUp();
    const saved = await updateMember(contextOf(actor), { userId: 'u2', role: 'council_admin' });
    expect(await repositories.users.find('u2')).toEqual(saved);
    expect(saved).toMatchObject({ role: 'council_admin', status: 'active', revision: 2 });
    expect(units.eventsOf(userRoleChangedEvent)).toMatchObject([
      { councilId: 'a', aggregate: { id: 'u2', revision: 2 }, payload: { user: { role: 'council_admin' } } },
    ]);
    expect(units.eventsOf(sessionChangedEvent)[0]?.payload.sessionIds.sort()).toEqual(['s2', 's3']);
    expect(await repositories.sessions.find('s2')).not.toBeNull();
  });

  it('deactivation ends every session at once, and activation does not restore them (E-45)', async () => {
    const { contextOf, units, repositories } = await setUp();
    await updateMember(contextOf(actor), { userId: 'u2', status: 'inactive' });
    expect(await repositories.sessions.find('s2')).toBeNull();
    expect(units.eventsOf(sessionRevokedEvent)[0]?.payload.sessionIds.sort()).toEqual(['s2', 's3']);
    await updateMember(contextOf(actor), { userId: 'u2', status: 'active' });
    expect(units.events.map(({ type }) => type)).toEqual([
      userDeactivatedEvent.type,
      sessionRevokedEvent.type,
      userActivatedEvent.type,
    ]);
  });

  it('nothing changes or is published when the values are the same', async () => {
    const { contextOf, units } = await setUp();
    expect(
      await updateMember(contextOf(actor), { userId: 'u2', role: 'council_staff', status: 'active' }),
    ).toMatchObject({
      revision: 1,
    });
    expect(units.events).toEqual([]);
  });

  it('a change is refused when its revision is old', async () => {
    const { contextOf } = await setUp();
    await updateMember(contextOf(actor), { userId: 'u2', role: 'council_admin', revision: 1 });
    const late = updateMember(contextOf(actor), { userId: 'u2', status: 'inactive', revision: 1 });
    await expect(late).rejects.toMatchObject({ code: 'stale_revision' });
  });

  it.each([
    ['oneself', 'u1', 'own_account'],
    ['of another council', 'theirs', 'not_found'],
    ['unknown', 'nobody', 'not_found'],
  ])('a member who is %s is refused and nothing is published', async (_name, userId, code) => {
    const { contextOf, units } = await setUp();
    await expect(updateMember(contextOf(actor), { userId, status: 'inactive' })).rejects.toMatchObject({ code });
    await expect(removeMember(contextOf(actor), userId)).rejects.toMatchObject({ code });
    expect(units.events).toEqual([]);
  });

  it('every change that removes the only active admin is refused (E-45)', async () => {
    const { contextOf, repositories } = await setUp();
    const system = userActor({ userId: 'sys', role: 'system_admin', councilId: 'a', actingAs: 'a' });
    await repositories.users.add(userOf('asleep', { role: 'council_admin', status: 'inactive' }));
    for (const attempt of [
      () => updateMember(contextOf(system), { userId: 'u1', role: 'council_staff' }),
      () => updateMember(contextOf(system), { userId: 'u1', status: 'inactive' }),
      () => removeMember(contextOf(system), 'u1'),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'last_admin' });
    }
    await updateMember(contextOf(system), { userId: 'asleep', status: 'active' });
    expect(await updateMember(contextOf(system), { userId: 'u1', role: 'council_staff' })).toMatchObject({
      role: 'council_staff',
    });
  });
});

describe('removing a member', () => {
  it('a removed member has no council, role or session, and the event is in the former council', async () => {
    const { contextOf, units, repositories } = await setUp();
    await repositories.users.save(await repositories.users.find('u2').then((user) => user ?? Promise.reject()), {
      role: 'council_admin',
    });
    await removeMember(contextOf(actor), 'u2');
    expect(await repositories.users.find('u2')).toMatchObject({ councilId: null, role: 'council_staff' });
    expect(await repositories.sessions.find('s3')).toBeNull();
    expect(units.eventsOf(userRemovedEvent)).toMatchObject([
      { councilId: 'a', aggregate: { id: 'u2' }, payload: { user: { councilId: null } } },
    ]);
    expect(units.eventsOf(sessionRevokedEvent)).toHaveLength(1);
    await expect(removeMember(contextOf(actor), 'u2')).rejects.toMatchObject({ code: 'not_found' });
  });
});
