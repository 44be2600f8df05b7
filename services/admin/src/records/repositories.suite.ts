import { councilOf, NOW, userOf } from '../testing/samples';
import { administrationTests } from './administration.suite';
import type { StoredAuditEntry } from './audit.repository';
import { councilAddressTests } from './council-address.suite';
import { councilExportTests } from './council-export.suite';
import { invitationTests } from './invitation.suite';
import { noticeTests } from './notice.suite';
import { notificationTests } from './notification.suite';
import type { Repositories } from './repositories';
import { newSession } from './session.domain';
import { linkTests } from './sign-in-link.suite';
import { usageTests } from './usage.suite';
import { watchTests } from './watch.suite';

type Kept = () => Repositories;

const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const councilTests = (kept: Kept) => {
  describe('councils', () => {
    test('added, are read back whole; one that is not there is not found', async () => {
      const { councils } = kept();
      const added = await councils.add(councilOf('a', { address: 'Bridge Street' }));
      expect(added).toEqual({ ...councilOf('a', { address: 'Bridge Street' }), revision: 1 });
      expect([await councils.get('a'), await councils.find('a')]).toEqual([added, added]);
      expect(await councils.find('b')).toBeNull();
      await expect(councils.get('b')).rejects.toMatchObject({ code: 'not_found' });
      await councils.add(councilOf('b'));
      expect(ids(await councils.findMany(['b', 'a', 'c'])).sort()).toEqual(['a', 'b']);
    });
    test('added or moved to an address that is taken, are refused and stay as they were', async () => {
      const { councils } = kept();
      await councils.add(councilOf('a', { slug: 'riverside' }));
      await expect(councils.add(councilOf('b', { slug: 'riverside' }))).rejects.toMatchObject({ code: 'slug_taken' });
      const other = await councils.add(councilOf('c'));
      await expect(councils.save(other, { slug: 'riverside' })).rejects.toMatchObject({ code: 'slug_taken' });
      expect(await councils.get('c')).toEqual(other);
    });
    test('saved, change what is named and count on; from an old revision they are refused', async () => {
      const { councils } = kept();
      const first = await councils.add(councilOf('a', { phone: '1' }));
      const second = await councils.save(first, { name: 'Other', updatedAt: later(1) });
      expect(second).toEqual({ ...first, name: 'Other', updatedAt: later(1), revision: 2 });
      await expect(councils.save(first, { name: 'Late' })).rejects.toMatchObject({ code: 'stale_revision' });
      const gone = { ...second, id: 'nowhere' };
      await expect(councils.save(gone, { name: 'Late' })).rejects.toMatchObject({ code: 'not_found' });
      expect((await councils.list({ q: 'other' })).items).toEqual([second]);
    });
    test('a team, is held where its council is, and the council stays as it was', async () => {
      const { councils } = kept();
      const added = await councils.add(councilOf('a'));
      await councils.holdTeam('a');
      expect(await councils.get('a')).toEqual(added);
      await expect(councils.holdTeam('b')).rejects.toMatchObject({ code: 'not_found' });
    });
    test('listed, come newest first and page by page; searched, never by a pattern', async () => {
      const { councils } = kept();
      for (const index of [1, 2, 3]) await councils.add(councilOf(`c${index}`, { createdAt: later(index) }));
      await councils.add(councilOf('d', { name: 'Ystrad Môn', subscriptionStatus: 'inactive' }));
      const first = await councils.list({ limit: 2 });
      expect(ids(first.items)).toEqual(['c3', 'c2']);
      const second = await councils.list({ limit: 2, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['c1', 'd'], null]);
      const found = async (search: object) => ids((await councils.list(search)).items);
      expect(await found({ q: ' ystrad MON ' })).toEqual(['d']);
      expect(await found({ q: '.*' })).toEqual([]);
      expect(await found({ status: 'inactive' })).toEqual(['d']);
      expect(await found({ q: 'ystrad', status: 'active' })).toEqual([]);
    });
  });
};

const userTests = (kept: Kept) => {
  describe('users', () => {
    test('added, are found by id and by address; an address has one account', async () => {
      const { users } = kept();
      const added = await users.add(userOf('u1', { email: 'amy@x.example' }));
      expect(added).toEqual({ ...userOf('u1', { email: 'amy@x.example' }), revision: 1 });
      expect([await users.find('u1'), await users.findByEmail('amy@x.example')]).toEqual([added, added]);
      expect([await users.find('u2'), await users.findByEmail('amy@y.example')]).toEqual([null, null]);
      const again = users.add(userOf('u2', { email: 'amy@x.example', councilId: 'b' }));
      await expect(again).rejects.toMatchObject({ code: 'conflict' });
      expect(ids(await users.findMany(['u1', 'u2']))).toEqual(['u1']);
    });
    test('a system administrator, is known to be there or not', async () => {
      const { users } = kept();
      await users.add(userOf('u1', { role: 'council_admin' }));
      expect(await users.hasSystemAdmin()).toBe(false);
      await users.add(userOf('u2', { role: 'system_admin', councilId: null }));
      expect(await users.hasSystemAdmin()).toBe(true);
    });
    test('signing in, is noted; of somebody who is gone, is refused', async () => {
      const { users } = kept();
      const added = await users.add(userOf('u1'));
      expect(await users.noteSignIn('u1', later(1))).toEqual({ ...added, lastLoginAt: later(1) });
      expect((await users.find('u1'))?.lastLoginAt).toEqual(later(1));
      await expect(users.noteSignIn('u2', NOW)).rejects.toMatchObject({ code: 'code_invalid' });
    });
    test('a user, saved, changes what is named and is found by it; from an old revision they are refused', async () => {
      const { users } = kept();
      const first = await users.add(userOf('u1'));
      const second = await users.save(first, { name: 'Zoë New', role: 'council_admin', status: 'inactive' });
      expect(second).toEqual({ ...first, name: 'Zoë New', role: 'council_admin', status: 'inactive', revision: 2 });
      expect((await users.listMembers('a', { q: 'zoe new' })).items).toEqual([second]);
      await expect(users.save(first, { name: 'Late' })).rejects.toMatchObject({ code: 'stale_revision' });
      const gone = { ...second, id: 'nobody' };
      await expect(users.save(gone, { name: 'Late' })).rejects.toMatchObject({ code: 'not_found' });
    });
    test('a team, is counted by status and role, and knows whether another admin could act', async () => {
      const { users } = kept();
      await users.add(userOf('u1', { role: 'council_admin' }));
      await users.add(userOf('u2', { role: 'council_admin', status: 'inactive' }));
      await users.add(userOf('u3'));
      await users.add(userOf('theirs', { role: 'council_admin', councilId: 'b' }));
      expect(await users.countTeam('a')).toEqual({ members: 3, active: 2, admins: 2 });
      expect(await users.countTeam('c')).toEqual({ members: 0, active: 0, admins: 0 });
      expect(await users.hasAnotherActiveAdmin('a', 'u1')).toBe(false);
      expect(await users.hasAnotherActiveAdmin('a', 'u3')).toBe(true);
    });
    test('members, are listed newest first, by page and council, and counted', async () => {
      const { users } = kept();
      for (const index of [1, 2, 3]) await users.add(userOf(`u${index}`, { createdAt: later(index) }));
      await users.add(userOf('theirs', { councilId: 'b' }));
      await users.add(userOf('nobodys', { role: 'system_admin', councilId: null }));
      const first = await users.listMembers('a', { limit: 2 });
      expect(ids(first.items)).toEqual(['u3', 'u2']);
      const second = await users.listMembers('a', { limit: 2, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['u1'], null]);
      expect(ids((await users.listMembers('a', { q: 'PERSON U2' })).items)).toEqual(['u2']);
      expect(ids((await users.listMembers('b', { q: '.*' })).items)).toEqual([]);
      expect(await users.countMembers(['a', 'b', 'c'])).toEqual({ a: 3, b: 1 });
    });
  });
};

const signInTests = (kept: Kept) => {
  describe('sessions, codes and attempts', () => {
    test('a session, is kept, lengthened, moved to a council and deleted once', async () => {
      const { sessions } = kept();
      const added = await sessions.add(newSession('s1', 'u1', NOW));
      expect(added).toEqual(newSession('s1', 'u1', NOW));
      const moments = { lastSeenAt: later(1), expiresAt: later(2) };
      await sessions.touch('s1', moments);
      await sessions.actIn('s1', 'a');
      expect(await sessions.find('s1')).toEqual({ ...added, ...moments, actingCouncilId: 'a' });
      await sessions.actIn('s1', null);
      expect((await sessions.find('s1'))?.actingCouncilId).toBeNull();
      await sessions.touch('s2', moments);
      expect(await sessions.find('s2')).toBeNull();
      expect([await sessions.delete('s1'), await sessions.delete('s1')]).toEqual([true, false]);
    });
    test('sessions of a user, are listed last used first and ended all, or all but one', async () => {
      const { sessions } = kept();
      const device = { browser: 'Firefox', system: 'Linux' } as const;
      await sessions.add(newSession('s1', 'u1', NOW, device));
      await sessions.add(newSession('s2', 'u1', later(1)));
      await sessions.add({ ...newSession('over', 'u1', NOW), expiresAt: NOW });
      await sessions.add(newSession('other', 'u2', NOW));
      expect(ids(await sessions.listOfUser('u1', NOW))).toEqual(['s2', 's1']);
      expect((await sessions.find('s1'))?.device).toEqual(device);
      expect((await sessions.deleteOfUser('u1', 's2')).sort()).toEqual(['over', 's1']);
      expect(await sessions.deleteOfUser('u1')).toEqual(['s2']);
      expect(await sessions.deleteOfUser('u1')).toEqual([]);
      expect(await sessions.find('other')).not.toBeNull();
    });
    test('a code, is redeemed once, as what it is and before its end', async () => {
      const { codes } = kept();
      const code = { id: 'h1', kind: 'link', userId: 'u1', expiresAt: later(15) } as const;
      await codes.add(code);
      expect(await codes.find('h1', 'link', later(14))).toEqual(code);
      expect(await codes.find('h1', 'support', NOW)).toBeNull();
      expect(await codes.find('h1', 'link', later(15))).toBeNull();
      expect(await codes.redeem('h2', 'link', NOW)).toBeNull();
      expect(await codes.redeem('h1', 'support', NOW)).toBeNull();
      expect(await codes.redeem('h1', 'link', later(15))).toBeNull();
      expect(await codes.redeem('h1', 'link', later(14))).toEqual(code);
      expect(await codes.redeem('h1', 'link', later(14))).toBeNull();
    });
    test('attempts, are counted under their key until the window is over', async () => {
      const { attempts } = kept();
      const count = (key: string, minutes: number) => attempts.count(key, later(minutes), 15 * 60_000);
      expect(await count('k', 0)).toMatchObject({ count: 1, endsAt: later(15) });
      expect(await count('k', 14)).toMatchObject({ count: 2, endsAt: later(15) });
      expect(await count('other', 14)).toMatchObject({ count: 1, endsAt: later(29) });
      expect(await count('k', 15)).toMatchObject({ count: 1, endsAt: later(30) });
    });
    test('activity, counts each person once, in their council and within the time', async () => {
      const { activity } = kept();
      const day = 24 * 60;
      await activity.note({ userId: 'u1', councilId: 'a', at: NOW });
      await activity.note({ userId: 'u1', councilId: 'a', at: later(day) });
      await activity.note({ userId: 'u2', councilId: 'a', at: later(2 * day) });
      await activity.note({ userId: 'u3', councilId: 'b', at: NOW });
      expect(await activity.countUsers('a', NOW, later(2 * day))).toBe(1);
      expect(await activity.countUsers('a', NOW, later(2 * day + 1))).toBe(2);
      expect(await activity.countUsers('a', later(1), later(day))).toBe(0);
      expect(await activity.countUsers('b', NOW, later(1))).toBe(1);
    });
  });
};

const entryOf = (position: number, given: Partial<StoredAuditEntry> = {}): StoredAuditEntry => ({
  id: `e${position}`,
  action: 'council.changed',
  change: '',
  changedFields: [],
  createdAt: later(position),
  actor: { kind: 'user', id: 'u1', actingAs: null },
  councilId: 'a',
  subject: { type: 'council', id: 'a' },
  position,
  previousHash: position === 1 ? '' : `hash ${position - 1}`,
  hash: `hash ${position}`,
  ...given,
});

const auditTests = (kept: Kept) => {
  describe('audit', () => {
    test('entries, make a chain with one place each and are read back whole', async () => {
      const { audit } = kept();
      expect(await audit.head()).toMatchObject({ position: 0, hash: '' });
      await audit.append(entryOf(1));
      await audit.append(entryOf(2, { councilId: null }));
      expect(await audit.head()).toMatchObject({ position: 2, hash: 'hash 2' });
      await expect(audit.append(entryOf(2, { id: 'fork' }))).rejects.toBeDefined();
      await expect(audit.append(entryOf(3, { id: 'e1' }))).rejects.toBeDefined();
      expect((await audit.list({})).items).toEqual([entryOf(2, { councilId: null }), entryOf(1)]);
    });
    test('entries, are listed newest first by page, council and action', async () => {
      const { audit } = kept();
      for (const position of [1, 2, 3]) await audit.append(entryOf(position));
      await audit.append(entryOf(4, { councilId: 'b', action: 'user.changed' }));
      const first = await audit.list({ limit: 3 });
      expect(ids(first.items)).toEqual(['e4', 'e3', 'e2']);
      const second = await audit.list({ limit: 3, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['e1'], null]);
      expect(ids((await audit.list({ councilId: 'b' })).items)).toEqual(['e4']);
      expect(ids((await audit.list({ councilId: 'a', action: 'user.changed' })).items)).toEqual([]);
    });
  });
};

/** What every set of repositories must do, in memory and on MongoDB. `kept` gives an empty one for each test. */
export const repositorySuite = (kept: () => Repositories): void => {
  councilTests(kept);
  userTests(kept);
  signInTests(kept);
  linkTests(kept);
  invitationTests(kept);
  notificationTests(kept);
  noticeTests(kept);
  auditTests(kept);
  usageTests(kept);
  councilAddressTests(kept);
  administrationTests(kept);
  watchTests(kept);
  councilExportTests(kept);
};
