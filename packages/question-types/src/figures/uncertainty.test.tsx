import type { AnswerValue, Question, QuestionResult } from '@folkmoot/contracts/client';
import { seededRandom } from '@folkmoot/statistics';
import { accessibilityProblems, renderUi } from '@folkmoot/ui/testing';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { exactMeans } from '../core/means';
import { questionResult } from '../core/question-result';
import type { Counters } from '../core/question-type';
import { questionType } from '../core/registry';
import { withWeightedFigures } from '../core/weighted-figures';
import { questionResultView } from '../result';
import { drawnShare, meanOf, shareOf, wordsOf } from './uncertainty';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: `Label ${id}` }));
const base = { id: 'q', title: 'How is it?', required: false };

type Random = () => number;
const someOf = (random: Random): string[] => {
  const chosen = options.map(({ id }) => id).filter(() => random() < 0.5);
  return chosen.length > 0 ? chosen : ['a'];
};

const cases: readonly { readonly question: Question; readonly answer: (random: Random) => AnswerValue }[] = [
  { question: { ...base, type: 'rating' }, answer: (random) => 1 + Math.floor(random() * 5) },
  {
    question: { ...base, type: 'number', numberRange: { min: 0, max: 100 } },
    answer: (random) => Math.floor(random() ** 2 * 101),
  },
  {
    question: { ...base, type: 'number', numberRange: { min: 0, max: 10 }, isPromoterScore: true },
    answer: (random) => Math.floor(random() * 11),
  },
  {
    question: { ...base, type: 'matrix', matrixKind: 'rating', options, numberRange: { min: 1, max: 5 } },
    answer: (random) => someOf(random).map((id) => `${id}:${1 + Math.floor(random() * 5)}`),
  },
  {
    question: { ...base, type: 'ranking', options },
    answer: (random) => someOf(random).toSorted(() => random() - 0.5),
  },
  {
    question: { ...base, type: 'budget', options, budget: { total: 100, step: 10, isExact: true } },
    answer: (random) => {
      const first = 10 * Math.floor(1 + random() * 9);
      return [`a:${first}`, `b:${100 - first}`];
    },
  },
];

/** Counters of people, to powers of their weights. */
const counted = (question: Question, people: readonly { answer: AnswerValue; w: number }[], power = 0): Counters => {
  const type = questionType(question.type);
  const sums: Record<string, number> = {};
  for (const { answer, w } of people) {
    const counters = { ...type.increments(answer, question), ...type.weightedIncrements?.(answer, question) };
    for (const [name, by] of Object.entries(counters)) sums[name] = (sums[name] ?? 0) + by * w ** power;
  }
  return sums;
};

const withoutSquares = (question: Question, people: readonly { answer: AnswerValue }[]): Counters => {
  const sums: Record<string, number> = {};
  for (const { answer } of people)
    for (const [name, by] of Object.entries(questionType(question.type).increments(answer, question)))
      sums[name] = (sums[name] ?? 0) + by;
  return sums;
};

const weightedResult = (question: Question, people: readonly { answer: AnswerValue; w: number }[]): QuestionResult =>
  withWeightedFigures(
    questionResult(question, withoutSquares(question, people)),
    question,
    {
      counters: counted(question, people),
      sums: counted(question, people, 1),
      squares: counted(question, people, 2),
    },
    people.length,
  );

describe('intervals of shares', () => {
  it('contain the share, are between 0 and 100, and are narrower with more people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const count = Math.floor(of * part);
        const share = shareOf(count, of);
        const more = shareOf(count * 4, of * 4);
        if (!share || !more) throw new Error('no share');
        expect(share.low).toBeGreaterThanOrEqual(0);
        expect(share.low).toBeLessThanOrEqual(share.value);
        expect(share.high).toBeGreaterThanOrEqual(share.value);
        expect(share.high).toBeLessThanOrEqual(100);
        expect(more.high - more.low).toBeLessThan(share.high - share.low);
        const { interval } = drawnShare(count, of, null);
        expect(interval?.low).toBeLessThanOrEqual(count + 1e-9);
        expect(interval?.high).toBeGreaterThanOrEqual(count - 1e-9);
      }),
    );
  });

  it('do not exist without people, and are not invented from counts that do not fit', () => {
    expect([shareOf(0, 0), shareOf(3, 2)]).toEqual([null, null]);
    expect(wordsOf({ own: null, style: { decimals: 0 } })).toBeUndefined();
  });

  it('have as many decimals as their ends need', () => {
    expect(drawnShare(480, 1_000, null)).toMatchObject({ words: 'between 45% and 51%', cells: ['45–51%'] });
    expect(drawnShare(480_000, 1_000_000, null)).toMatchObject({ cells: ['47.90–48.10%'] });
  });
});

describe.each(cases)('intervals of means of $question.type', ({ question, answer }) => {
  it('are those of single answers, or wider where the counters do not know the answers', () => {
    const random = seededRandom(11);
    const people = Array.from({ length: 60 }, () => ({ answer: answer(random), w: 0.4 + random() }));
    const exact = exactMeans(question, counted(question, people)).means ?? [];
    const result = questionResult(question, withoutSquares(question, people));
    expect(exact.length).toBeGreaterThan(0);
    expect(result.means?.map(({ value }) => value)).toEqual(exact.map(({ value }) => value));
    for (const { value, mean, low, high } of exact) {
      const own = meanOf(result, value);
      expect(own?.value).toBe(mean);
      expect(low).toBeLessThanOrEqual(mean);
      expect(high).toBeGreaterThanOrEqual(mean);
      expect(own?.low).toBeLessThanOrEqual((low ?? 0) + 1e-9);
      expect(own?.high).toBeGreaterThanOrEqual((high ?? 0) - 1e-9);
      expect((own?.high ?? 0) - (own?.low ?? 0)).toBeLessThan(1.5 * ((high ?? 0) - (low ?? 0)) + 0.02);
    }
  });

  it('and weighted figures are beside the others in an accessible chart and its table', async () => {
    const random = seededRandom(12);
    const people = Array.from({ length: 60 }, () => ({ answer: answer(random), w: 0.4 + random() }));
    const View = questionResultView(question.type);
    const result = weightedResult(question, people);
    const { container } = renderUi(<View result={result} onChoose={() => undefined} />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    for (const row of rows) expect(row).toHaveTextContent(/\d[^\d]+\d+[^\d]*–|between \d/);
    expect(container).toHaveTextContent(/weighted \d/i);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the share of a row of a table', () => {
  it('is of the people who answered the row, with weights as without', () => {
    const question: Question = { ...base, type: 'matrix', matrixKind: 'choice', options, columns: options.slice(0, 2) };
    const people = Array.from({ length: 40 }, (_, index) => ({
      answer: [...(index < 20 ? ['a:a'] : []), index % 4 === 0 ? 'b:a' : 'b:b'],
      w: 1,
    }));
    const shares = new Map(weightedResult(question, people).weightedShares?.map((share) => [share.value, share]));
    expect(shares.get('a:a')).toMatchObject({ weightedPercent: 100, high: 100 });
    expect(shares.get('b:a')).toMatchObject({ weightedPercent: 25 });
  });
});

describe('a chart of few answers', () => {
  it('has wide intervals, as columns of its table and as descriptions of its rows', () => {
    const question: Question = { ...base, type: 'multiselect', options };
    const View = questionResultView('multiselect');
    renderUi(<View result={questionResult(question, { answered: 4, o_a: 1, o_b: 4 })} onChoose={() => undefined} />);
    const table = within(screen.getByRole('table', { name: 'How is it?' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Answer',
      'Responses',
      '95% interval',
    ]);
    expect(table.getByRole('row', { name: 'Label a 1 (25%) 5–70%' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Only Label b: 4 (100%)' })).toHaveAccessibleDescription(
      'between 51% and 100%',
    );
  });

  it('has none where people only write', () => {
    const question: Question = { ...base, type: 'textarea' };
    expect(questionResult(question, { answered: 4 }).means).toBeUndefined();
  });
});
