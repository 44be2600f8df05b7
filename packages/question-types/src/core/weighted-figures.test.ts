import type { AnswerCounts, AnswerValue, Question } from '@folkmoot/contracts/client';
import { seededRandom } from '@folkmoot/statistics';
import { addCounts } from './answer-counts';
import { crossTest } from './cross-test';
import { questionResult } from './question-result';
import { questionType } from './registry';
import { withWeightedFigures } from './weighted-figures';

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));

interface Case {
  readonly question: Question;
  readonly answer: (random: () => number) => AnswerValue;
  /** The number of a part in an answer; null where the person has none. */
  readonly numberOf: (answer: AnswerValue, value: string) => number | null;
}

const isListed = (answer: AnswerValue): answer is string[] => Array.isArray(answer);
const amountOf = (answer: AnswerValue, id: string): string | undefined =>
  isListed(answer) ? answer.find((pair) => pair.startsWith(`${id}:`))?.slice(2) : undefined;

const base = { title: 'Q', required: false };
const cases: readonly Case[] = [
  {
    question: { ...base, id: 'q', type: 'number', numberRange: { min: 0, max: 50, decimals: 1 } },
    answer: (random) => Math.round(random() * 500) / 10,
    numberOf: Number,
  },
  {
    question: { ...base, id: 'q', type: 'rating' },
    answer: (random) => 1 + Math.floor(random() * 5),
    numberOf: Number,
  },
  {
    question: { ...base, id: 'q', type: 'budget', options, budget: { total: 100, step: 10, isExact: true } },
    answer: (random) => {
      const first = 10 * (1 + Math.floor(random() * 9));
      return [`a:${first}`, `b:${100 - first}`];
    },
    numberOf: (answer, id) => Number(amountOf(answer, id) ?? 0),
  },
  {
    question: { ...base, id: 'q', type: 'ranking', options },
    answer: (random) => (random() < 0.5 ? ['b', 'a', 'c'] : ['a']),
    numberOf: (answer, id) => {
      const place = isListed(answer) ? answer.indexOf(id) : -1;
      return place < 0 ? 0 : 3 - place;
    },
  },
  {
    question: { ...base, id: 'q', type: 'matrix', matrixKind: 'rating', options, numberRange: { min: 1, max: 5 } },
    answer: (random) => [`a:${1 + Math.floor(random() * 5)}`, ...(random() < 0.5 ? ['b:2'] : [])],
    numberOf: (answer, id) => {
      const amount = amountOf(answer, id);
      return amount === undefined ? null : Number(amount);
    },
  },
];

const definitionOf = (values: readonly { readonly w: number; readonly x: number }[]) => {
  const total = values.reduce((sum, { w }) => sum + w, 0);
  return values.reduce((sum, { w, x }) => sum + w * x, 0) / total;
};

describe.each(cases)('weighted means of $question.type', ({ question, answer, numberOf }) => {
  it('equal those of single answers', () => {
    const random = seededRandom(5);
    const people = Array.from({ length: 80 }, () => ({ answer: answer(random), w: 0.3 + random() }));
    const type = questionType(question.type);
    const sums = [0, 1, 2].map((power) => {
      const sum: Record<string, number> = {};
      for (const { answer: chosen, w } of people) {
        const counters = { ...type.increments(chosen, question), ...type.weightedIncrements?.(chosen, question) };
        for (const [name, by] of Object.entries(counters)) sum[name] = (sum[name] ?? 0) + by * w ** power;
      }
      return sum;
    });
    const [counters = {}, weights = {}, squares = {}] = sums;
    const result = withWeightedFigures(
      questionResult(question, counters),
      question,
      {
        counters,
        sums: weights,
        squares,
      },
      people.length,
    );
    const means = result.weightedMeans ?? [
      { value: '', mean: result.weightedMean, low: result.low, high: result.high },
    ];
    expect(means.length).toBeGreaterThan(0);
    for (const { value, mean, low, high } of means) {
      const own = people.flatMap(({ answer: chosen, w }) => {
        const x = numberOf(chosen, value);
        return x === null ? [] : [{ w, x }];
      });
      expect(mean).toBeCloseTo(definitionOf(own), 2);
      const n = own.length;
      const total = own.reduce((sum, { w }) => sum + w, 0);
      const exact = definitionOf(own);
      const variance = own.reduce((sum, { w, x }) => sum + ((w * (x - exact)) / total) ** 2, 0) * (n / (n - 1));
      // The quantile of t is between that of the normal distribution and 2.04 from 30 answers on.
      const half = ((high ?? 0) - (low ?? 0)) / 2;
      expect(half).toBeGreaterThan(1.95 * Math.sqrt(variance) - 0.006);
      expect(half).toBeLessThan(2.04 * Math.sqrt(variance) + 0.006);
    }
  });
});

describe('weighted counts', () => {
  const page = (cells: readonly [row: string, column: string, count: number, w: number][]): AnswerCounts => {
    const by = (index: 0 | 1) => {
      const pairs: Record<string, { count: number; w: number; w2: number }> = {};
      for (const cell of cells) {
        const own = pairs[cell[index]] ?? { count: 0, w: 0, w2: 0 };
        pairs[cell[index]] = { count: own.count + cell[2], w: own.w + cell[3], w2: own.w2 + cell[3] };
      }
      return pairs;
    };
    const counts = (pairs: ReturnType<typeof by>) =>
      Object.fromEntries(Object.entries(pairs).map(([name, { count }]) => [name, count]));
    const weights = (pairs: ReturnType<typeof by>) =>
      Object.fromEntries(Object.entries(pairs).map(([name, { w, w2 }]) => [name, { w, w2 }]));
    const w = cells.reduce((sum, cell) => sum + cell[3], 0);
    const answered = cells.reduce((sum, cell) => sum + cell[2], 0);
    return {
      looked: answered,
      total: answered,
      responses: answered,
      days: {},
      seconds: {},
      questions: [],
      cross: {
        answered,
        rows: counts(by(0)),
        columns: counts(by(1)),
        cells: cells.map(([row, column, count, weight]) => ({ row, column, count, w: weight, w2: weight })),
        weighted: { answered: { w, w2: w }, rows: weights(by(0)), columns: weights(by(1)) },
      },
      nextCursor: null,
    };
  };
  const first = page([
    ['yes', 'east', 60, 50],
    ['yes', 'west', 20, 25],
    ['no', 'east', 10, 8],
  ]);
  const second = page([
    ['no', 'west', 70, 66],
    ['no', 'east', 5, 4],
  ]);

  it('of two pages lead to the same test as one page', () => {
    const sum = addCounts(first, second).cross;
    const whole = page([
      ['yes', 'east', 60, 50],
      ['yes', 'west', 20, 25],
      ['no', 'east', 15, 12],
      ['no', 'west', 70, 66],
    ]).cross;
    if (!sum || !whole) throw new Error('no cross');
    const test = crossTest(sum, ['yes', 'no'], ['east', 'west']);
    expect(test).toEqual(crossTest(whole, ['yes', 'no'], ['east', 'west']));
    expect(test).toMatchObject({
      name: 'rao_scott',
      isDifference: true,
      columns: [
        ['B', ''],
        ['', 'A'],
      ],
    });
    expect(test.p).toBeLessThan(0.001);
  });

  it('have no test where a person can be in several columns', () => {
    const cross = first.cross;
    if (!cross) throw new Error('no cross');
    const several = { ...cross, answered: cross.answered - 30 };
    expect(crossTest(several, ['yes', 'no'], ['east', 'west'])).toMatchObject({
      name: 'none',
      p: null,
      columns: [
        ['', ''],
        ['', ''],
      ],
    });
  });

  it('are unweighted when one of the pages is', () => {
    const { weighted: _, ...cross } = second.cross ?? { weighted: undefined };
    const sum = addCounts(first, { ...second, cross: cross as AnswerCounts['cross'] }).cross;
    expect(sum?.weighted).toBeUndefined();
    expect(sum?.cells[0]).not.toHaveProperty('w');
  });
});
