import { planReminder } from './automatic-reminder.domain';
import { newCampaignMailing, type StoredMailing } from './mailing.domain';

const zone = 'Europe/London';
const fields = { afterDays: 7, subject: 'Reminder', text: 'Hello' };

const invitation = (startedAt: string | null): StoredMailing => ({
  ...newCampaignMailing(
    { campaignId: 'c1', kind: 'invitation', audience: { of: 'everybody' }, subject: 'Hello', text: 'Text' },
    new Date('2026-03-20T12:00:00Z'),
  ),
  id: 'm1',
  councilId: 'council_1',
  revision: 1,
  startedAt: startedAt === null ? null : new Date(startedAt),
});

const dueAt = (startedAt: string | null, now: string) =>
  planReminder(invitation(startedAt), fields, { zone, now: new Date(now) }).automaticReminder?.dueAt?.toISOString();

describe('the time of an automatic reminder', () => {
  it.each([
    ['the day is the one of the council', '2026-03-02T23:30:00Z', '2026-03-03T00:00:00Z', '2026-03-09T09:00:00.000Z'],
    ['the clocks change in between', '2026-03-25T12:00:00Z', '2026-03-25T12:00:00Z', '2026-04-01T08:00:00.000Z'],
    ['the day has passed, before 09:00', '2026-03-01T12:00:00Z', '2026-03-20T07:00:00Z', '2026-03-20T09:00:00.000Z'],
    ['the day has passed, after 09:00', '2026-03-01T12:00:00Z', '2026-03-20T12:00:00Z', '2026-03-21T09:00:00.000Z'],
  ])('is 09:00 in the council when %s', (_, startedAt, now, due) => expect(dueAt(startedAt, now)).toBe(due));

  it('is unknown when the invitation has not begun', () => {
    expect(dueAt(null, '2026-03-20T12:00:00Z')).toBeUndefined();
  });
});
