import { type Campaign, newCampaign } from '../../entities/campaign';
import { attentionOfOpened, byUrgency, notReady, unpublished, untouched } from './attention.domain';

const DAY_MS = 86_400_000;
const openedAt = new Date('2026-06-01T12:00:00.000Z');
const day = (count: number) => new Date(openedAt.getTime() + count * DAY_MS);

const campaignOf = (overrides: Partial<Campaign> = {}): Campaign => ({
  ...newCampaign({ id: 'c1', surveyId: 's1', createdBy: 'u', title: 'Park', description: '' }, openedAt),
  councilId: 'a',
  revision: 1,
  status: 'active',
  targetResponses: 100,
  endDate: day(20),
  statusHistory: [{ from: 'ready', to: 'active', at: openedAt, by: 'u' }],
  ...overrides,
});
const at = (now: Date) => ({ now, zone: 'Europe/London' });

describe('the attention of an open campaign', () => {
  it.each([
    [1, 5, null],
    [10, 46, null],
    [10, 45, { behind: 5, expected: 50, day: 10, days: 20 }],
    [10.5, 0, { behind: 52, expected: 52, day: 11, days: 20 }],
    [0.9, 0, null],
  ])('after %s days with %s responses it is behind by %o', (passed, responses, expected) => {
    const entry = attentionOfOpened(campaignOf(), responses, at(day(passed)));
    if (expected === null) expect(entry).toBeNull();
    else expect(entry).toMatchObject({ kind: 'behind_target', responseCount: responses, ...expected });
  });

  it('a campaign without target, without end or that is paused is never behind', () => {
    const unknown = [
      { targetResponses: null },
      { endDate: null },
      { status: 'paused' as const },
      { statusHistory: [] },
    ];
    for (const overrides of unknown) expect(attentionOfOpened(campaignOf(overrides), 0, at(day(10)))).toBeNull();
  });

  it.each([
    [16, null],
    [16.6, 3],
    [19.2, 1],
    [19.6, 0],
    [20, null],
  ])('after %s of 20 days the days left are %s', (passed, daysLeft) => {
    const entry = attentionOfOpened(campaignOf(), 100, at(day(passed)));
    expect(entry?.kind === 'ends_soon' ? entry.daysLeft : null).toBe(daysLeft);
  });

  it('a paused campaign ends soon too', () => {
    const entry = attentionOfOpened(campaignOf({ status: 'paused' }), 7, at(day(19)));
    expect(entry).toMatchObject({ kind: 'ends_soon', status: 'paused', responseCount: 7 });
  });
});

describe('a campaign that ended without published results', () => {
  const ended = campaignOf({
    status: 'completed',
    statusHistory: [{ from: 'active', to: 'completed', at: day(20), by: null }],
  });

  it.each([
    [20.2, []],
    [21, [1]],
    [60, [40]],
  ])('after %s days the days since are %o', (passed, expected) =>
    expect(unpublished(ended, 12, at(day(passed))).map(({ daysSince }) => daysSince)).toEqual(expected),
  );

  it('ended on its end date when it was completed late, and at its completion when that was before', () => {
    const daysSinceOf = (endDate: Date) =>
      unpublished({ ...ended, endDate }, 12, at(day(30))).map(({ daysSince }) => daysSince);
    expect([daysSinceOf(day(10)), daysSinceOf(day(25))]).toEqual([[20], [10]]);
  });

  it('needs no attention without responses, and while it is open', () => {
    expect(unpublished(ended, 0, at(day(60)))).toEqual([]);
    expect(unpublished(campaignOf(), 12, at(day(60)))).toEqual([]);
  });
});

describe('the order of entries', () => {
  it('a campaign keeps its most urgent entry, and drafts come last', () => {
    const draft = campaignOf({ status: 'draft', startDate: day(1) });
    const ending = attentionOfOpened(campaignOf({ id: 'c2' }), 0, at(day(19)));
    const entries = byUrgency([untouched(draft), ...(ending ? [ending] : []), ...notReady(draft, day(2))]);
    expect(entries.map(({ kind, campaignId }) => [kind, campaignId])).toEqual([
      ['not_ready', 'c1'],
      ['ends_soon', 'c2'],
    ]);
  });

  it('a start that has passed is late', () => {
    const draft = campaignOf({ status: 'draft', startDate: day(1) });
    expect(notReady(draft, day(0))).toMatchObject([{ isLate: false }]);
    expect(notReady(draft, day(1))).toMatchObject([{ isLate: true }]);
    expect(notReady(campaignOf({ startDate: null }), day(1))).toEqual([]);
  });
});
