import { NOW } from '../testing/samples';
import type { StoredNotice } from './notice.repository';
import type { Repositories } from './repositories';

const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const noticeOf = (id: string, given: Partial<StoredNotice> = {}): StoredNotice => ({
  id,
  kind: 'campaign_completed',
  councilId: 'a',
  about: { what: 'campaign_completed', campaignId: 'c1', title: 'Park' },
  text: null,
  pending: [],
  happenedAt: NOW,
  dueAt: NOW,
  ...given,
});
const text = { subject: 'S', title: 'T', paragraphs: ['P'], why: 'W', action: { label: 'L', path: '/x' } };

/** The same tests over MongoDB and the fake. */
export const noticeTests = (kept: () => Repositories) => {
  describe('notices', () => {
    test('are due in the order in which they came, and have what they were given', async () => {
      const { notices } = kept();
      const about = { what: 'maintenance', text: 'Disks', startsAt: later(1), endsAt: later(2) } as const;
      await notices.add(noticeOf('n2', { dueAt: later(1), councilId: null, about }));
      await notices.add(noticeOf('n1'));
      await notices.add(noticeOf('n3', { dueAt: later(9) }));
      const due = await notices.listDue(later(1), 10);
      expect(due).toEqual([noticeOf('n1'), noticeOf('n2', { dueAt: later(1), councilId: null, about })]);
      expect(await notices.listDue(later(9), 1)).toHaveLength(1);
      await notices.delete('n1');
      expect((await notices.listDue(later(1), 10)).map(({ id }) => id)).toEqual(['n2']);
    });
    test('take each person off once, have those back whom no server took, and go when nobody waits', async () => {
      const { notices } = kept();
      await notices.add(noticeOf('n1'));
      await notices.write('n1', text, ['u1', 'u2']);
      expect([await notices.take('n1', 'u1'), await notices.take('n1', 'u1'), await notices.take('n1', 'x')]).toEqual([
        true,
        false,
        false,
      ]);
      await notices.settle('n1');
      await notices.putBack('n1', 'u1', later(5));
      expect(await notices.listDue(later(4), 10)).toEqual([]);
      expect(await notices.listDue(later(5), 10)).toMatchObject([{ text, pending: ['u2', 'u1'] }]);
      for (const userId of ['u1', 'u2']) await notices.take('n1', userId);
      await notices.settle('n1');
      expect(await notices.listDue(later(5), 10)).toEqual([]);
      expect(await notices.take('n1', 'u1')).toBe(false);
    });
  });
  describe('digests of responses', () => {
    test('begin where the last ones ended, each kind and council by itself', async () => {
      const { digests } = kept();
      expect(await digests.find('a', 'new_responses')).toBeNull();
      const counts = [
        { campaignId: 'c1', responses: 30, gained: null },
        { campaignId: 'c2', responses: 5, gained: 5 },
      ];
      await digests.note('a', 'new_responses', { until: later(1), counts });
      await digests.note('a', 'new_responses', { until: NOW, counts });
      await digests.note('a', 'weekly_summary', { until: later(2), counts: [] });
      expect(await digests.find('a', 'new_responses')).toEqual({ until: NOW, counts });
      expect(await digests.find('a', 'weekly_summary')).toEqual({ until: later(2), counts: [] });
      expect(await digests.find('b', 'new_responses')).toBeNull();
    });
  });
};
