import type { AnswerCounts, Question } from '@folkmoot/contracts/client';
import { report } from '../../fixtures/report';
import { addCounts, filteredReport } from './counts.domain';

const mood: Question = { id: 'q1', type: 'rating', title: 'How is the park?', required: false };

const page = (patch: Partial<AnswerCounts> = {}): AnswerCounts => ({
  looked: 10,
  total: 30,
  responses: 3,
  days: { '2026-11-01': 3 },
  seconds: { 60: 2, 90: 1 },
  questions: [{ question: mood, counters: { answered: 3, r5: 2, r1: 1 } }],
  cross: { answered: 2, rows: { a: 2 }, columns: { x: 2 }, cells: [{ row: 'a', column: 'x', count: 2 }] },
  nextCursor: '2026-10-31',
  ...patch,
});

describe('pages of one count', () => {
  it('added up, are their sums in every part', () => {
    const next = page({ days: { '2026-10-31': 3 }, nextCursor: null });
    expect(addCounts(page(), next)).toEqual({
      looked: 20,
      total: 30,
      responses: 6,
      days: { '2026-11-01': 3, '2026-10-31': 3 },
      seconds: { 60: 4, 90: 2 },
      questions: [{ question: mood, counters: { answered: 6, r5: 4, r1: 2 } }],
      cross: { answered: 4, rows: { a: 4 }, columns: { x: 4 }, cells: [{ row: 'a', column: 'x', count: 4 }] },
      nextCursor: null,
    });
  });

  it('as a report, have the days of the range, exact times, and no word about visits', () => {
    const narrowed = filteredReport(report(), page());
    expect(narrowed).toMatchObject({ responses: 3, completionRate: null, medianSeconds: 60, averageSeconds: 70 });
    expect(narrowed.timeline.map(({ count }) => count)).toEqual([3, 0, 0]);
    expect(narrowed.results).toMatchObject([{ questionId: 'q1', answered: 3 }]);
  });
});
