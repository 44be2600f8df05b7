import { invitationOf, NOW, userOf } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { newSession } from '../session/session.domain';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('users', () => {
  test('users are found by id and by address, and an address has one account', async () => {
    const { users } = repositoriesOf();
    const added = await users.add(userOf('u1', { email: 'amy@x.example' }));
    expect(added).toEqual({ ...userOf('u1', { email: 'amy@x.example' }), revision: 1 });
    expect([await users.find('u1'), await users.findByEmail('amy@x.example')]).toEqual([added, added]);
    expect([await users.find('u2'), await users.findByEmail('amy@y.example')]).toEqual([null, null]);
    const again = users.add(userOf('u2', { email: 'amy@x.example', councilId: 'b' }));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    expect(ids(await users.findMany(['u1', 'u2']))).toEqual(['u1']);
  });

  test('hasSystemAdmin is true when a system administrator exists', async () => {
    const { users } = repositoriesOf();
    await users.add(userOf('u1', { role: 'council_admin' }));
    expect(await users.hasSystemAdmin()).toBe(false);
    await users.add(userOf('u2', { role: 'system_admin', councilId: null }));
    expect(await users.hasSystemAdmin()).toBe(true);
  });

  test('a sign-in is recorded, and is refused when the user was deleted', async () => {
    const { users } = repositoriesOf();
    const added = await users.add(userOf('u1'));
    expect(await users.noteSignIn('u1', later(1))).toEqual({ ...added, lastLoginAt: later(1) });
    expect((await users.find('u1'))?.lastLoginAt).toEqual(later(1));
    await expect(users.noteSignIn('u2', NOW)).rejects.toMatchObject({ code: 'code_invalid' });
  });

  test('a saved user has the changed fields and is found by them, and an old revision is refused', async () => {
    const { users } = repositoriesOf();
    const first = await users.add(userOf('u1'));
    const second = await users.save(first, { name: 'Zoë New', role: 'council_admin', status: 'inactive' });
    expect(second).toEqual({ ...first, name: 'Zoë New', role: 'council_admin', status: 'inactive', revision: 2 });
    expect((await repositoriesOf().members.list({ q: 'zoe new' })).items).toEqual([second]);
    await expect(users.save(first, { name: 'Late' })).rejects.toMatchObject({ code: 'stale_revision' });
    const gone = { ...second, id: 'nobody' };
    await expect(users.save(gone, { name: 'Late' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a team is counted by status and role, and knows whether another admin is active', async () => {
    const { users, members } = repositoriesOf();
    await users.add(userOf('u1', { role: 'council_admin' }));
    await users.add(userOf('u2', { role: 'council_admin', status: 'inactive' }));
    await users.add(userOf('u3'));
    await users.add(userOf('theirs', { role: 'council_admin', councilId: 'b' }));
    expect(await members.count()).toEqual({ members: 3, active: 2, admins: 2 });
    expect(await repositoriesOf('c').members.count()).toEqual({ members: 0, active: 0, admins: 0 });
    for (const [id, expected] of [
      ['u1', false],
      ['u3', true],
    ] as const) {
      expect(await members.hasAnotherActiveAdmin(id)).toBe(expected);
      expect(await users.hasAnotherActiveAdmin('a', id)).toBe(expected);
    }
  });

  test('members are listed newest first, by page and council, and counted', async () => {
    const { users, members } = repositoriesOf();
    for (const index of [1, 2, 3]) await users.add(userOf(`u${index}`, { createdAt: later(index) }));
    await users.add(userOf('theirs', { councilId: 'b' }));
    await users.add(userOf('nobodys', { role: 'system_admin', councilId: null }));
    const first = await members.list({ limit: 2 });
    expect(ids(first.items)).toEqual(['u3', 'u2']);
    const second = await members.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(second.items), second.nextCursor]).toEqual([['u1'], null]);
    expect(ids((await members.list({ q: 'PERSON U2' })).items)).toEqual(['u2']);
    expect(ids((await repositoriesOf('b').members.list({ q: '.*' })).items)).toEqual([]);
    expect([await members.find('u1'), await members.find('theirs')]).toEqual([await users.find('u1'), null]);
    expect(await members.findByEmail('theirs@council.example')).toBeNull();
    expect((await members.findByEmail('u1@council.example'))?.id).toBe('u1');
    expect(await users.countMembers(['a', 'b', 'c'])).toEqual({ a: 3, b: 1 });
  });

  test('users of all councils are found by text, by council or no council, by role and by status, page by page', async () => {
    const { users } = repositoriesOf();
    await users.add(userOf('u1', { name: 'Zoë Lee', createdAt: later(1) }));
    await users.add(userOf('u2', { councilId: null, createdAt: later(2) }));
    await users.add(userOf('u3', { councilId: 'b', role: 'council_admin', status: 'inactive', createdAt: later(3) }));
    await users.add(userOf('sys', { councilId: null, role: 'system_admin', createdAt: later(4) }));
    const searchIds = async (search: Parameters<typeof users.list>[0]) => ids((await users.list(search)).items);
    expect(await searchIds({})).toEqual(['sys', 'u3', 'u2', 'u1']);
    expect(await searchIds({ q: 'zoe' })).toEqual(['u1']);
    expect([await searchIds({ councilId: null }), await searchIds({ councilId: 'b' })]).toEqual([
      ['sys', 'u2'],
      ['u3'],
    ]);
    expect(await searchIds({ role: 'council_staff', councilId: null })).toEqual(['u2']);
    expect(await searchIds({ status: 'inactive' })).toEqual(['u3']);
    const first = await users.list({ limit: 3 });
    expect(ids((await users.list({ limit: 3, cursor: first.nextCursor ?? undefined })).items)).toEqual(['u1']);
    expect(await users.countAll()).toEqual({ total: 4, active: 3 });
    expect([await users.hasAnotherSystemAdmin('sys'), await users.hasAnotherSystemAdmin('u1')]).toEqual([false, true]);
  });

  test('the team of a council shows who has signed in and when last', async () => {
    const { users, sessions, invitations } = repositoriesOf();
    await users.add(userOf('u1', { lastLoginAt: later(9) }));
    await users.add(userOf('u2', { role: 'council_admin' }));
    expect([await users.hasAdminSignedIn('a'), await users.lastLoginAt('a'), await users.lastLoginAt('b')]).toEqual([
      false,
      later(9),
      null,
    ]);
    await users.noteSignIn('u2', later(3));
    expect([await users.hasAdminSignedIn('a'), await users.lastLoginAt('a')]).toEqual([true, later(9)]);
    expect(await users.listIds('a')).toEqual(['u1', 'u2']);
    await sessions.add({ ...newSession('s1', 'sys', NOW), actingCouncilId: 'a' });
    expect(ids(await sessions.listActingIn('a'))).toEqual(['s1']);
    expect(await sessions.listActingIn('b')).toEqual([]);
    await invitations.add(invitationOf('i1', { mailState: 'failed' }));
    await invitations.add(invitationOf('i2'));
    expect([await invitations.countFailedMails(), await repositoriesOf('b').invitations.countFailedMails()]).toEqual([
      1, 0,
    ]);
  });
});
