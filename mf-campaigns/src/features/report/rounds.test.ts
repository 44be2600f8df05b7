import type { AnswerCounts, Question } from '@folkmoot/contracts/client';
import { holmCorrected, meanDifference, numberSumsOf, shareTest } from '@folkmoot/statistics';
import { adjacentPairs, type RoundCounts, roundsOfQuestions } from './rounds.domain';
import { trendLines } from './trend.domain';

const faces: Question = { id: 'faces', type: 'rating', title: 'How was it?', required: false };

/** People who chose 1 to 5, with the same weight each. */
const round = (number: number, counts: readonly number[], weight?: number): RoundCounts => {
  const answered = counts.reduce((sum, count) => sum + count, 0);
  const counters = Object.fromEntries([
    ['answered', answered],
    ...counts.map((count, index) => [`r${index + 1}`, count]),
  ]);
  const times = (factor: number) =>
    Object.fromEntries(Object.entries(counters).map(([name, count]) => [name, Number(count) * factor]));
  const weighted = weight === undefined ? {} : { weighted: { sums: times(weight), squares: times(weight ** 2) } };
  const questions = [{ question: faces, counters, ...weighted }];
  const counts_: AnswerCounts = {
    looked: answered,
    total: answered,
    responses: answered,
    days: {},
    seconds: {},
    questions,
    cross: null,
    nextCursor: null,
  };
  return { round: number, counts: counts_ };
};

const measured = (...rounds: RoundCounts[]) =>
  roundsOfQuestions(rounds, adjacentPairs(rounds.length))[0]?.measures ?? [];

const people = (n: number) => ({ n, w: n, w2: n });

describe('rounds of a question', () => {
  const before = round(1, [10, 15, 25, 40, 30]);
  const after = round(2, [5, 10, 20, 45, 70]);

  it('have the mean and each share with intervals, and tests corrected for all of them', () => {
    const [mean, ...shares] = measured(before, after);
    expect(mean).toMatchObject({ label: '', isMean: true, points: [{ n: 120, count: null }, { n: 150 }] });
    expect(mean?.points[0]?.plain.value).toBeCloseTo(3.5417, 4);
    expect(mean?.points[0]?.plain.low).toBeCloseTo(3.3195, 4);
    expect(shares.map(({ points }) => points[1]?.count)).toEqual([5, 10, 20, 45, 70]);
    expect(shares[4]?.points[0]?.plain.value).toBeCloseTo(25, 10);
    const chances = [0, 1, 2, 3, 4].map((step) => {
      const counts = [before, after].map(({ counts: { questions } }) => questions[0]?.counters[`r${step + 1}`] ?? 0);
      const share = (index: number, all: number) => ({ part: people(counts[index] ?? 0), all: people(all) });
      return shareTest(share(1, 150), share(0, 120))?.p ?? 1;
    });
    const [was, is] = [before, after].map(({ counts: { questions } }) =>
      numberSumsOf([1, 2, 3, 4, 5].map((x) => ({ x, people: people(questions[0]?.counters[`r${x}`] ?? 0) }))),
    );
    const meanChance = (was && is && meanDifference(is, was)?.p) ?? 1;
    const corrected = holmCorrected([meanChance, ...chances]);
    expect(shares[4]?.changes[0]?.p).toBeCloseTo(corrected[5] ?? 0, 6);
    expect(shares.map(({ changes }) => changes[0]?.verdict)).toEqual(['chance', 'chance', 'chance', 'chance', 'real']);
    expect(mean?.changes[0]).toMatchObject({ verdict: 'real', weighted: null });
  });

  it('are not compared below 30 answers, and are unknown where nobody answered', () => {
    const few = measured(before, round(2, [0, 0, 0, 0, 29]), round(3, [0, 0, 0, 0, 0]));
    expect(few.every(({ changes: [first] }) => first?.verdict === 'few' && first.p === null)).toBe(true);
    expect(few.every(({ points, changes }) => points[2] === null && changes[1] === null)).toBe(true);
  });

  it('are tested by weights where both have them, and drawn with a mark at a real change', () => {
    const rounds = [round(1, [10, 15, 25, 40, 30], 1), round(2, [5, 10, 20, 45, 70], 2)];
    const measures = measured(...rounds);
    expect(measures.every(({ points }) => points.every((point) => point?.weighted))).toBe(true);
    const frame = {
      width: 100,
      height: 50,
      rounds: ['Round 1', 'Round 2'],
      labelOf: ({ label }: { label: string }) => label,
      textOf: () => '',
    };
    const lines = trendLines(measures, frame);
    expect(lines.map(({ points }) => points.map(({ mark }) => mark))[5]).toEqual([null, 'up']);
    expect(lines.every(({ paths, bands, beside }) => paths.length + bands.length + beside.length === 3)).toBe(true);
    expect(trendLines(measured(before, round(2, [0, 0, 0, 0, 0]), after), frame)[0]?.paths).toHaveLength(2);
    const heights = lines.flatMap(({ points }) => points.map(({ y }) => y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(50);
  });
});
