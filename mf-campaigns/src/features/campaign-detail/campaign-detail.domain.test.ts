import { canActivate, canComplete, daysActive, daysOpen, readiness } from './campaign-detail.domain';

const now = new Date('2026-11-20T12:00:00Z');

describe('daysActive', () => {
  it.each([
    [null, 0],
    ['2026-11-25T00:00:00Z', 0],
    ['2026-11-20T11:59:00Z', 1],
    ['2026-11-18T12:00:00Z', 2],
    ['2026-11-18T11:00:00Z', 3],
  ])('a start at %s counts %d', (start, days) => expect(daysActive(start, now)).toBe(days));
});

describe('daysOpen', () => {
  const change = (to: 'active' | 'paused' | 'completed', at: string) => ({ from: 'ready' as const, to, at, by: null });
  it('a pause in the middle is not counted (E-14)', () => {
    const statusHistory = [
      change('active', '2026-11-10T12:00:00Z'),
      change('paused', '2026-11-12T12:00:00Z'),
      change('active', '2026-11-19T12:00:00Z'),
    ];
    expect(daysOpen({ statusHistory }, now)).toBe(3);
  });
  it('a campaign that never opened was open on no day', () => expect(daysOpen({ statusHistory: [] }, now)).toBe(0));
  it('a completed campaign stops counting', () => {
    const statusHistory = [change('active', '2026-11-10T12:00:00Z'), change('completed', '2026-11-11T12:00:00Z')];
    expect(daysOpen({ statusHistory }, now)).toBe(1);
  });
});

describe('which buttons a status offers', () => {
  it.each([
    ['draft', true, false],
    ['survey_building', true, false],
    ['ready', true, false],
    ['scheduled', false, true],
    ['active', false, true],
    ['paused', true, true],
    ['completed', false, false],
    ['archived', false, false],
  ] as const)('%s: activate %s, close %s', (status, activate, complete) => {
    expect([canActivate(status), canComplete(status)]).toEqual([activate, complete]);
  });
});

describe('readiness', () => {
  const surveyData = { title: '', description: '', introText: '', introFile: null, questions: [] };
  it('an empty campaign lacks questions, which blocks, and the rest, which warns (E-12, E-97)', () => {
    expect(readiness({ surveyData, deliveryMethods: [], endDate: null })).toEqual([
      { id: 'questions', isDone: false, isBlocking: true },
      { id: 'delivery', isDone: false, isBlocking: false },
      { id: 'dates', isDone: false, isBlocking: false },
    ]);
  });
});
