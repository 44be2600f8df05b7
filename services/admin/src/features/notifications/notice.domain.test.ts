import type { CampaignUsage } from '../../entities/usage';
import { freshText, movementsSince, noticeTextOf, weekText } from './notice.domain';

const council = { name: 'Riverside', timezone: 'Europe/London' };
const monday = new Date('2026-03-02T08:00:00Z');
const before = (days: number): Date => new Date(monday.getTime() - days * 86_400_000);
const usage = (id: string, responses: number, title = `Campaign ${id}`): CampaignUsage => ({
  id,
  title,
  status: 'active',
  responses,
});
const mark = (counts: [string, number, number | null][]) => ({
  until: before(7),
  counts: counts.map(([campaignId, responses, gained]) => ({ campaignId, responses, gained })),
});

describe('movements of campaigns', () => {
  it('a new campaign starts at zero, one that lost responses gained none, and the period before is the last gain', () => {
    const moved = movementsSince(
      mark([
        ['old', 40, 12],
        ['lost', 9, 3],
      ]),
      [usage('old', 74), usage('lost', 4), usage('new', 5)],
    );
    expect(moved.map(({ campaignId, gained, before: then }) => [campaignId, gained, then])).toEqual([
      ['old', 34, 12],
      ['lost', 0, 3],
      ['new', 5, 0],
    ]);
  });
  it('the period before is unknown when there is only one mark', () => {
    const moved = movementsSince(mark([['old', 40, null]]), [usage('old', 74), usage('new', 5)]);
    expect(moved.map((each) => each.before)).toEqual([null, null]);
  });
});

describe('new responses', () => {
  const text = (campaigns: CampaignUsage[]) =>
    freshText(movementsSince(mark([['a', 10, 0]]), campaigns), council, before(1));
  it('new responses are one mail with every answered campaign', () => {
    expect(text([usage('a', 11), usage('b', 1_200, 'Parks')])).toMatchObject({
      subject: '1,201 new responses at Riverside',
      title: '1,201 new responses',
      paragraphs: [
        'Since 1 March 2026 at 08:00:',
        '• Parks – 1,200 new, 1,200 in all\n• Campaign a – 1 new, 11 in all',
      ],
    });
  });
  it('no mail is sent when there are no new responses', () => expect(text([usage('a', 10)])).toBeNull());
  it('a mail about many campaigns names twenty', () => {
    const lines = text(Array.from({ length: 23 }, (_, index) => usage(`n${index}`, 1)))?.paragraphs[1]?.split('\n');
    expect([lines?.length, lines?.at(-1)]).toEqual([21, '• And 3 more.']);
  });
});

describe('the weekly report', () => {
  const campaigns = [usage('a', 74, 'Park'), usage('b', 5, 'Library')];
  const text = (counts: Parameters<typeof mark>[0], since = before(7)) =>
    weekText(movementsSince(mark(counts), campaigns), council, { since, now: monday });
  it('the week is compared with the one before', () => {
    expect(
      text([
        ['a', 40, 12],
        ['b', 5, 1],
      ]),
    ).toMatchObject({
      subject: 'Weekly summary of Riverside',
      title: '34 responses this week',
      paragraphs: [
        '23 February 2026 to 1 March 2026, against the week before:',
        '• Park – 34 responses (week before: 12)\n• Library – 0 responses (week before: 1)',
      ],
    });
  });
  it('a shorter period says when it began and is compared with nothing', () => {
    expect(
      text(
        [
          ['a', 40, null],
          ['b', 0, null],
        ],
        before(3),
      ),
    ).toMatchObject({
      title: '39 responses since 27 February 2026',
      paragraphs: [
        'Since 27 February 2026; there is no full week to compare with yet:',
        '• Park – 34 responses\n• Library – 5 responses',
      ],
    });
  });
  it('no mail is sent when two weeks had no responses', () =>
    expect(
      text([
        ['a', 74, 0],
        ['b', 5, 0],
      ]),
    ).toBeNull());
});

describe('notices of events', () => {
  it('a notice of a completed campaign has the number of responses and the link to the report', () => {
    const about = { what: 'campaign_completed', campaignId: 'c1', title: 'Park' } as const;
    expect(noticeTextOf(about, council, 1)).toMatchObject({
      subject: '“Park” is complete',
      paragraphs: ['The campaign takes no more responses. 1 response was counted.'],
      action: { path: '/dashboard/campaigns/c1/reports/overview' },
    });
  });
  it("a notice of maintenance has times in the council's time zone (F-58)", () => {
    const startsAt = new Date('2026-07-01T21:00:00Z');
    const about = {
      what: 'maintenance',
      text: 'New disks',
      startsAt,
      endsAt: new Date('2026-07-01T22:30:00Z'),
    } as const;
    expect(noticeTextOf(about, council, 0)).toMatchObject({
      subject: 'Planned maintenance on 1 July 2026',
      paragraphs: ['New disks', 'From 1 July 2026 at 22:00 until 1 July 2026 at 23:30 (Europe/London).'],
    });
  });
});
