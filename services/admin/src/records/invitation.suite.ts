import { invitationOf, NOW } from '../testing/samples';
import type { Repositories } from './repositories';

const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** What a repository of invitations must do, in memory and on MongoDB. */
export const invitationTests = (kept: () => Repositories): void => {
  describe('invitations', () => {
    test('added, are found in their council, by token and by address while open', async () => {
      const { invitations } = kept();
      const added = await invitations.add(invitationOf('i1'));
      expect(added).toEqual({ ...invitationOf('i1'), revision: 1 });
      expect(await invitations.get('a', 'i1')).toEqual(added);
      await expect(invitations.get('b', 'i1')).rejects.toMatchObject({ code: 'not_found' });
      expect([await invitations.find('i1'), await invitations.find('i2')]).toEqual([added, null]);
      expect(await invitations.findByTokenHash('hash of i1')).toEqual(added);
      expect(await invitations.findByTokenHash('another')).toBeNull();
      expect(await invitations.findOpen('a', 'i1@invited.example')).toEqual(added);
      expect(await invitations.findOpen('b', 'i1@invited.example')).toBeNull();
      const expired = await invitations.save(added, { status: 'expired' });
      expect(await invitations.findOpen('a', 'i1@invited.example')).toEqual(expired);
      await invitations.save(expired, { status: 'revoked' });
      expect(await invitations.findOpen('a', 'i1@invited.example')).toBeNull();
    });
    test('saved from an old revision, are refused and stay', async () => {
      const { invitations } = kept();
      const first = await invitations.add(invitationOf('i1'));
      const second = await invitations.save(first, { status: 'revoked' });
      await expect(invitations.save(first, { status: 'accepted' })).rejects.toMatchObject({ code: 'stale_revision' });
      expect(await invitations.find('i1')).toEqual(second);
    });
    test('listed, come newest first by page, council and status; pending ones are counted until their end', async () => {
      const { invitations } = kept();
      for (const index of [1, 2, 3]) await invitations.add(invitationOf(`i${index}`, { createdAt: later(index) }));
      await invitations.add(invitationOf('old', { status: 'accepted' }));
      await invitations.add(invitationOf('theirs', { councilId: 'b' }));
      const first = await invitations.list('a', { limit: 2 });
      expect(ids(first.items)).toEqual(['i3', 'i2']);
      const second = await invitations.list('a', { limit: 2, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['i1', 'old'], null]);
      expect(ids((await invitations.list('a', { status: 'accepted' })).items)).toEqual(['old']);
      expect(await invitations.countPending('a', NOW)).toBe(3);
      expect(await invitations.countPending('a', later(7 * 24 * 60))).toBe(0);
    });
    test('what is due, are the mails of pending ones and those past their end', async () => {
      const { invitations } = kept();
      await invitations.add(invitationOf('due'));
      await invitations.add(invitationOf('later', { mailDueAt: later(1) }));
      await invitations.add(invitationOf('gone', { mailState: 'sent', expiresAt: later(1) }));
      await invitations.add(invitationOf('revoked', { status: 'revoked', expiresAt: later(1) }));
      expect(await invitations.listDueMails(NOW, 10)).toEqual(['due']);
      expect((await invitations.listDueMails(later(1), 10)).sort()).toEqual(['due', 'later']);
      expect(await invitations.listOverdue(NOW, 10)).toEqual([]);
      expect(await invitations.listOverdue(later(1), 10)).toEqual(['gone']);
    });
  });
};
