import type { CampaignUsage } from '../../records/usage.repository';
import { freshText, happeningText, movementsSince, weekText } from './notice.domain';

const place = { name: 'Riverside', timezone: 'Europe/London' };
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

describe('how campaigns moved', () => {
  it('one that is new began at nothing; one that lost responses gained none; before is what it gained then', () => {
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
  it('after the first mark nobody knows what was before', () => {
    const moved = movementsSince(mark([['old', 40, null]]), [usage('old', 74), usage('new', 5)]);
    expect(moved.map((each) => each.before)).toEqual([null, null]);
  });
});

describe('new responses', () => {
  const text = (campaigns: CampaignUsage[]) =>
    freshText(movementsSince(mark([['a', 10, 0]]), campaigns), place, before(1));
  it('are one mail, with every campaign that was answered', () => {
    expect(text([usage('a', 11), usage('b', 1_200, 'Parks')])).toMatchObject({
      subject: '1,201 new responses at Riverside',
      title: '1,201 new responses',
      paragraphs: [
        'Since 1 March 2026 at 08:00:',
        '• Parks – 1,200 new, 1,200 in all\n• Campaign a – 1 new, 11 in all',
      ],
    });
  });
  it('that are none, are no mail', () => expect(text([usage('a', 10)])).toBeNull());
  it('of many campaigns, name twenty', () => {
    const lines = text(Array.from({ length: 23 }, (_, index) => usage(`n${index}`, 1)))?.paragraphs[1]?.split('\n');
    expect([lines?.length, lines?.at(-1)]).toEqual([21, '• And 3 more.']);
  });
});

describe('the week', () => {
  const campaigns = [usage('a', 74, 'Park'), usage('b', 5, 'Library')];
  const text = (counts: Parameters<typeof mark>[0], since = before(7)) =>
    weekText(movementsSince(mark(counts), campaigns), place, { since, now: monday });
  it('is set against the one before', () => {
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
  it('that was not a whole one, says since when and compares with nothing', () => {
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
  it('in which nothing happened, twice, is no mail', () =>
    expect(
      text([
        ['a', 74, 0],
        ['b', 5, 0],
      ]),
    ).toBeNull());
});

describe('what happened', () => {
  it('a completed campaign: how many answered, and where the report is', () => {
    const about = { what: 'campaign_completed', campaignId: 'c1', title: 'Park' } as const;
    expect(happeningText(about, place, 1)).toMatchObject({
      subject: '“Park” is complete',
      paragraphs: ['The campaign takes no more responses. 1 response was counted.'],
      action: { path: '/dashboard/campaigns/c1/reports/overview' },
    });
  });
  it('maintenance: in the time of the council (F-58)', () => {
    const startsAt = new Date('2026-07-01T21:00:00Z');
    const about = {
      what: 'maintenance',
      text: 'New disks',
      startsAt,
      endsAt: new Date('2026-07-01T22:30:00Z'),
    } as const;
    expect(happeningText(about, place, 0)).toMatchObject({
      subject: 'Planned maintenance on 1 July 2026',
      paragraphs: ['New disks', 'From 1 July 2026 at 22:00 until 1 July 2026 at 23:30 (Europe/London).'],
    });
  });
});
