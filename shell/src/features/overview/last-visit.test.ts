import { noteVisit, visitAt } from './last-visit';

const MINUTE_MS = 60_000;
const now = 1_000 * MINUTE_MS;

describe('visits to the overview', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [null, { since: null, seenAt: now }],
    [
      { since: 5, seenAt: now - 29 * MINUTE_MS },
      { since: 5, seenAt: now },
    ],
    [
      { since: 5, seenAt: now - 30 * MINUTE_MS },
      { since: now - 30 * MINUTE_MS, seenAt: now },
    ],
    [
      { since: 5, seenAt: now + MINUTE_MS },
      { since: null, seenAt: now },
    ],
  ])('after %o the mark of the visit is %o', (before, after) => {
    expect(visitAt(before, now)).toEqual(after);
  });

  it('a person has one mark in each council', () => {
    noteVisit('riverside:u1', now);
    expect(noteVisit('riverside:u1', now + 60 * MINUTE_MS).since).toBe(now);
    expect(noteVisit('hillview:u1', now + 60 * MINUTE_MS).since).toBeNull();
  });

  it.each(['not json', '7', '{"since":"x","seenAt":1}', '{"seenAt":1}'])('a stored mark %s is ignored', (stored) => {
    localStorage.setItem('folkmoot-last-visit:a', stored);
    expect(noteVisit('a', now)).toEqual({ since: null, seenAt: now });
  });
});
