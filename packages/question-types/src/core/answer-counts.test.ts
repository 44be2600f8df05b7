import type { AnswerCounts, Question, Report } from '@folkmoot/contracts/client';
import { addCounts, filteredReport } from './answer-counts';

const mood: Question = { id: 'q1', type: 'rating', title: 'How is the park?', required: false };

const all: Report = {
  campaignId: 'c1',
  title: 'Riverside Park',
  description: '',
  status: 'active',
  targetResponses: 100,
  responses: 40,
  totalResponses: 40,
  completionRate: 80,
  views: 70,
  starts: 50,
  completes: 40,
  abandons: 10,
  stops: [{ questionId: 'q1', title: 'How is the park?', count: 4 }],
  excluded: 0,
  rounds: [{ round: 1, responses: 40 }],
  averageSeconds: 200,
  medianSeconds: 150,
  questions: 1,
  timezone: 'Europe/London',
  period: { from: '2026-11-01', to: '2026-11-03' },
  timeline: ['2026-11-01', '2026-11-02', '2026-11-03'].map((date) => ({ date, count: 10 })),
  results: [],
  revision: 7,
};

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
  it('are summed in every part when they are added', () => {
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

  it('give a report with the days of the range and exact times, without visits', () => {
    const narrowed = filteredReport(all, page());
    expect(narrowed).toMatchObject({
      responses: 3,
      completionRate: null,
      views: 0,
      stops: [],
      medianSeconds: 60,
      averageSeconds: 70,
    });
    expect(narrowed.timeline.map(({ count }) => count)).toEqual([3, 0, 0]);
    expect(narrowed.results).toMatchObject([{ questionId: 'q1', answered: 3 }]);
  });

  it('have weighted figures beside the others over all pages, unless one page has none', () => {
    const weighting = {
      state: 'weighted' as const,
      reasons: [],
      n: 30,
      effectiveSize: 20,
      designEffect: 1.5,
      least: 0.5,
      largest: 2,
      iterations: 3,
      converged: true,
    };
    const weighted = { sums: { answered: 3, r5: 1.5, r1: 1.5 }, squares: { answered: 3.5, r5: 1.25, r1: 2.25 } };
    const counted = { question: mood, counters: { answered: 3, r5: 2, r1: 1 } };
    const weightedPage = page({ questions: [{ ...counted, weighted }], weighting });
    const [result] = filteredReport(all, addCounts(weightedPage, weightedPage)).results;
    const five = result?.segments?.find(({ value }) => value === '5');
    expect(five).toMatchObject({ percent: 67, weightedPercent: 50 });
    expect(result).toMatchObject({ means: [{ mean: 3.67 }], weightedMean: 3, effectiveSize: 5.1 });
    const refused = page({ weighting: { ...weighting, state: 'refused' } });
    const unweighted = filteredReport(all, addCounts(refused, weightedPage));
    expect(unweighted.weighting?.state).toBe('refused');
    expect(unweighted.results[0]).not.toHaveProperty('effectiveSize');
  });
});
