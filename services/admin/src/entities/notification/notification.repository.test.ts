import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import type { StoredNotice } from './notice.repository';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const noticeOf = (id: string, overrides: Partial<StoredNotice> = {}): StoredNotice => ({
  id,
  kind: 'campaign_completed',
  councilId: 'a',
  about: { what: 'campaign_completed', campaignId: 'c1', title: 'Park' },
  text: null,
  pending: [],
  happenedAt: NOW,
  dueAt: NOW,
  ...overrides,
});
const text = { subject: 'S', title: 'T', paragraphs: ['P'], why: 'W', action: { label: 'L', path: '/x' } };

describe('notices', () => {
  test('due notices are listed in order of arrival with all their fields', async () => {
    const { notices } = repositoriesOf();
    const about = { what: 'maintenance', text: 'Disks', startsAt: later(1), endsAt: later(2) } as const;
    await notices.add(noticeOf('n2', { dueAt: later(1), councilId: null, about }));
    await notices.add(noticeOf('n1'));
    await notices.add(noticeOf('n3', { dueAt: later(9) }));
    const due = await notices.listDue(later(1), 10);
    expect(due).toEqual([noticeOf('n1'), noticeOf('n2', { dueAt: later(1), councilId: null, about })]);
    expect(await notices.listDue(later(9), 1)).toHaveLength(1);
    expect(await notices.waiting(later(1))).toEqual({ count: 2, oldestAt: NOW });
    expect(await notices.waiting(later(-1))).toEqual({ count: 0, oldestAt: null });
    await notices.delete('n1');
    expect((await notices.listDue(later(1), 10)).map(({ id }) => id)).toEqual(['n2']);
  });

  test('a recipient is claimed once, is added again when the mail failed, and the notice is deleted when nobody is pending', async () => {
    const { notices } = repositoriesOf();
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

describe('response digests', () => {
  test('a digest starts where the last one ended, separately for each kind and council', async () => {
    const { digests } = repositoriesOf();
    expect(await digests.find('new_responses')).toBeNull();
    const counts = [
      { campaignId: 'c1', responses: 30, gained: null },
      { campaignId: 'c2', responses: 5, gained: 5 },
    ];
    await digests.note('new_responses', { until: later(1), counts });
    await digests.note('new_responses', { until: NOW, counts });
    await digests.note('weekly_summary', { until: later(2), counts: [] });
    expect(await digests.find('new_responses')).toEqual({ until: NOW, counts });
    expect(await digests.find('weekly_summary')).toEqual({ until: later(2), counts: [] });
    expect(await repositoriesOf('b').digests.find('new_responses')).toBeNull();
  });
});

describe('notifications', () => {
  test('notifications are all on by default, and a switched-off kind stays off for that user only', async () => {
    const { notifications } = repositoriesOf();
    expect(await notifications.offOf('u1')).toEqual([]);
    await notifications.setOff('u1', ['team_activity', 'weekly_summary']);
    await notifications.setOff('u1', ['team_activity']);
    expect([await notifications.offOf('u1'), await notifications.offOf('u2')]).toEqual([['team_activity'], []]);
    expect([...(await notifications.offOfMany(['u1', 'u2']))]).toEqual([['u1', ['team_activity']]]);
    await notifications.erase('u1');
    expect(await notifications.offOf('u1')).toEqual([]);
  });

  test('a team digest starts where the last one ended', async () => {
    const { notifications } = repositoriesOf();
    expect(await notifications.digestedUntil('a')).toBeNull();
    await notifications.noteDigest('a', NOW);
    expect([await notifications.digestedUntil('a'), await notifications.digestedUntil('b')]).toEqual([NOW, null]);
  });
});
