import {
  type AnswerCounts,
  countAnswersOperation,
  getReportOperation,
  listAnswersOperation,
  type Question,
  type QuestionResult,
} from '@folkmoot/contracts/client';
import { questionResult } from '@folkmoot/question-types/core';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { report, silenceLiveEvents } from '../../standalone/sample-report';
import { ReportTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/overview', element: <ReportTab /> }]);

const district: Question = {
  id: 'district',
  type: 'dropdown',
  title: 'Where do you live?',
  required: true,
  options: [
    { id: 'east', label: 'East District' },
    { id: 'west', label: 'West District' },
  ],
};
const uses: Question = {
  id: 'uses',
  type: 'multiselect',
  title: 'What do you use?',
  required: false,
  options: [
    { id: 'park', label: 'Park' },
    { id: 'pool', label: 'Pool' },
  ],
};
const day: Question = { id: 'day', type: 'date', title: 'When did you come?', required: false };
const wish: Question = { id: 'wish', type: 'textarea', title: 'What do you wish?', required: false };

const results: QuestionResult[] = [
  questionResult(district, { answered: 40, o_east: 12, o_west: 28 }),
  questionResult(uses, { answered: 30, o_park: 20, o_pool: 15 }),
  questionResult(wish, { answered: 2 }),
  questionResult(day, { answered: 3, m202605: 3 }),
];

const languages = [
  { language: 'en', responses: 36 },
  { language: 'cy', responses: 4 },
];

const page = (patch: Partial<AnswerCounts> = {}): AnswerCounts => ({
  looked: 20,
  total: 40,
  responses: 6,
  days: { '2026-11-01': 6 },
  seconds: { 90: 6 },
  questions: [
    { question: district, counters: { answered: 6, o_east: 6 } },
    { question: uses, counters: { answered: 5, o_park: 4, o_pool: 1 } },
    { question: wish, counters: { answered: 1 } },
  ],
  cross: null,
  nextCursor: null,
  ...patch,
});

const crossed: AnswerCounts['cross'] = {
  answered: 15,
  rows: { east: 10, west: 5 },
  columns: { park: 12, pool: 3 },
  cells: [
    { row: 'east', column: 'park', count: 8 },
    { row: 'east', column: 'pool', count: 2 },
    { row: 'west', column: 'park', count: 4 },
    { row: 'west', column: 'pool', count: 1 },
  ],
};

const openFiltered = (search = '') =>
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/overview${search}`,
    handlers: [
      handle(getReportOperation, () => report({ results, languages })),
      handle(countAnswersOperation, ({ query = {} }) => {
        const cross = query.rows ? crossed : null;
        return query.cursor ? page({ cross }) : page({ cross, nextCursor: '2026-11-01' });
      }),
      handle(listAnswersOperation, ({ query = {} }) => {
        const items = query.q
          ? []
          : [{ responseId: 'r1', createdAt: '2026-11-01T09:00:00.000Z', answer: 'Benches in the shade' }];
        return { items, nextCursor: null, total: items.length };
      }),
    ],
  });

describe('the report filtered by answers', () => {
  beforeAll(silenceLiveEvents);

  it('shows the answers of people in a selected bar, counted over all pages, and returns to all', async () => {
    const shell = openFiltered();
    await shell.user.click(await screen.findByRole('button', { name: 'Only East District: 12 (30%)' }));
    expect(await screen.findByText('12 of 40 responses')).toBeInTheDocument();
    expect(screen.getByText('Percentages of 12 people say little. Look at the numbers.')).toBeInTheDocument();
    expect(shell.location()).toContain('where=district%3Aeast');
    const used = within(screen.getByRole('region', { name: 'What do you use?' }));
    expect(used.getByRole('button', { name: 'Only Park: 8 (80%)' })).toBeInTheDocument();
    expect(used.getByText('10 of 12 answered')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Completion Rate' })).getByText('–')).toBeInTheDocument();
    expect(shell.inputsOf(countAnswersOperation)).toMatchObject([{}, { query: { cursor: '2026-11-01' } }]);
    expect(shell.inputsOf(listAnswersOperation).at(-1)).toMatchObject({ query: { where: 'district:east' } });
    await shell.user.click(screen.getByRole('button', { name: 'Remove filter: Where do you live?: East District' }));
    expect(await screen.findByRole('button', { name: 'Only Park: 20 (67%)' })).toBeInTheDocument();
    expect(shell.location()).not.toContain('where');
  });

  it('shows weighted figures beside the others, and says whose weights they are', async () => {
    const weighting = {
      state: 'weighted' as const,
      reasons: [],
      n: 40,
      effectiveSize: 30,
      designEffect: 1.33,
      least: 0.5,
      largest: 2,
      iterations: 3,
      converged: true,
    };
    const weighted = { sums: { answered: 5, o_park: 3, o_pool: 2 }, squares: { answered: 6, o_park: 3, o_pool: 4 } };
    const counted = { question: uses, counters: { answered: 5, o_park: 4, o_pool: 1 }, weighted };
    const shell = renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/c1/reports/overview?where=district%3Aeast',
      handlers: [
        handle(getReportOperation, () => report({ results, weighting })),
        handle(countAnswersOperation, ({ query = {} }) =>
          page({ questions: [counted], weighting, nextCursor: query.cursor ? null : '2026-11-01' }),
        ),
      ],
    });
    expect(await screen.findByText(/^Weights are those of all responses/)).toBeVisible();
    const used = within(screen.getByRole('region', { name: 'What do you use?' }));
    expect(used.getByRole('row', { name: 'Park 8 (80%) 49–94% 60% 22–89%' })).toBeInTheDocument();
    expect(used.getByRole('button', { name: 'Only Park: 8 (80%)' })).toHaveAccessibleDescription(
      'between 49% and 94%; weighted 60%, between 22% and 89%',
    );
    expect(used.getByText(/^10 of 12 answered; with weights as precise as 8 unweighted answers$/)).toBeVisible();
    expect(screen.getAllByText(/not a random sample/)).toHaveLength(1);
    expect(shell.inputsOf(countAnswersOperation)).toMatchObject([
      { query: { weighted: 'true' } },
      { query: { weighted: 'true', cursor: '2026-11-01' } },
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('can be filtered from a list, without a mouse', async () => {
    const shell = openFiltered();
    await shell.user.click(await screen.findByRole('button', { name: 'Filter by an answer' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Filter by an answer' }));
    await shell.user.click(ask.getByRole('combobox', { name: 'Question' }));
    await shell.user.click(await screen.findByRole('option', { name: 'What do you wish?' }));
    await shell.user.type(await screen.findByRole('textbox', { name: 'Words in the answer' }), 'shade{Enter}');
    expect(await screen.findByText('says “shade”')).toBeInTheDocument();
    expect(shell.location()).toContain(`where=${encodeURIComponent('wish=shade')}`);
  });

  it('can be filtered by days, when the last one is not before the first one', async () => {
    const shell = openFiltered();
    await shell.user.click(await screen.findByRole('button', { name: 'Filter by an answer' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Filter by an answer' }));
    await shell.user.click(ask.getByRole('combobox', { name: 'Question' }));
    await shell.user.click(await screen.findByRole('option', { name: 'When did you come?' }));
    const apply = ask.getByRole('button', { name: 'Apply' });
    expect(apply).toBeDisabled();
    await shell.user.type(ask.getByLabelText('First'), '2026-05-04');
    await shell.user.type(ask.getByLabelText('Last'), '2026-05-03');
    expect(ask.getByText('The last one is before the first one.')).toBeInTheDocument();
    expect(apply).toBeDisabled();
    await shell.user.clear(ask.getByLabelText('Last'));
    await shell.user.type(ask.getByLabelText('Last'), '2026-05-31');
    await shell.user.click(apply);
    const name = 'Remove filter: When did you come?: 4 May 2026 to 31 May 2026';
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
    expect(shell.location()).toContain(`where=${encodeURIComponent('day@2026-05-04..2026-05-31')}`);
  });

  it('can be filtered by the language that people answered in', async () => {
    const shell = openFiltered();
    await shell.user.click(await screen.findByRole('button', { name: 'Filter by an answer' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Filter by an answer' }));
    await shell.user.click(ask.getByRole('combobox', { name: 'Question' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Language' }));
    await shell.user.click(ask.getByRole('combobox', { name: 'Answers' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Welsh (4)' }));
    expect(await screen.findByRole('button', { name: 'Remove filter: Language: Welsh' })).toBeInTheDocument();
    expect(shell.location()).toContain('where=%7Elanguage%3Acy');
  });

  it('shows all responses when the filter in the address is invalid', async () => {
    const shell = openFiltered('?where=%25%25');
    await screen.findByRole('button', { name: 'Only Park: 20 (67%)' });
    expect(shell.inputsOf(countAnswersOperation)).toEqual([]);
  });

  it('shows and searches written answers, and says when none match', async () => {
    const shell = openFiltered();
    const wishes = within(await screen.findByRole('region', { name: 'What do you wish?' }));
    expect(await wishes.findByText('Benches in the shade')).toBeInTheDocument();
    await shell.user.type(wishes.getByRole('searchbox'), 'tram');
    expect(await wishes.findByText('No answer holds these words.')).toBeInTheDocument();
  });

  it('loads written answers when they are near the view, and keeps them', async () => {
    let intersect: (isNear: boolean) => void = () => {};
    class Watched {
      constructor(notify: (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void) {
        intersect = (isIntersecting) => notify([{ isIntersecting, boundingClientRect: { height: 300 } }]);
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Watched });
    try {
      const shell = openFiltered();
      expect(await screen.findByText('Loading answers...')).toBeInTheDocument();
      expect(shell.inputsOf(listAnswersOperation)).toEqual([]);
      act(() => intersect(true));
      expect(await screen.findByText('Benches in the shade')).toBeInTheDocument();
      act(() => intersect(false));
      expect(screen.getByText('Benches in the shade')).toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });

  it('shows counts and percentages of two questions with the base, and is accessible', async () => {
    openFiltered('?rows=district&columns=uses&percent=row');
    const table = within(await screen.findByRole('table', { name: /Of the 30 people who answered both/ }));
    const row = within(table.getByRole('row', { name: /East District/ }));
    expect(row.getByText('16 (80%)')).toBeInTheDocument();
    expect(row.getByText('4 (20%)')).toBeInTheDocument();
    expect(row.getByRole('rowheader')).toHaveTextContent('fewer than 30: not compared');
    expect(screen.getByText(/Nothing is compared here/)).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the report of a campaign with rounds', () => {
  beforeAll(silenceLiveEvents);

  const sizes = [40, 60, 60];
  const east = [8, 30, 31];
  const rounds = sizes.map((responses, index) => ({ round: index + 1, responses }));
  const openRounds = (patch: (counters: Record<string, number>) => Partial<AnswerCounts['questions'][number]>) =>
    renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/c1/reports/overview?before=1&after=2',
      handlers: [
        handle(getReportOperation, () => report({ rounds, results })),
        handle(countAnswersOperation, ({ query = {} }) => {
          const index = Number(query.round) - 1;
          const [all = 0, ofEast = 0] = [sizes[index], east[index]];
          const counters = { answered: all, o_east: ofEast, o_west: all - ofEast };
          return page({ responses: all, questions: [{ question: district, counters, ...patch(counters) }] });
        }),
      ],
    });

  it('shows two side by side with intervals, and says which change is real', async () => {
    openRounds(() => ({}));
    const compared = within(await screen.findByRole('region', { name: 'Comparison of rounds' }));
    const row = within(await compared.findByRole('row', { name: /East District/ }));
    expect(row.getByText('8 (20%)')).toBeInTheDocument();
    expect(row.getByText('10% to 35%')).toBeInTheDocument();
    expect(row.getByText('30 (50%)')).toBeInTheDocument();
    expect(row.getByText('+30 pp')).toBeInTheDocument();
    expect(row.getByText(/^a real change \(p 0\.00\d\)$/)).toBeInTheDocument();
    expect(compared.queryByText(/weighted/)).not.toBeInTheDocument();
  });

  it('shows the trend of all rounds as lines and as a table, with weighted figures beside the others', async () => {
    openRounds((counters) => {
      const times = (factor: number) =>
        Object.fromEntries(Object.entries(counters).map(([name, count]) => [name, count * factor]));
      return { weighted: { sums: times(1), squares: times(1.5) } };
    });
    const trend = within(await screen.findByRole('region', { name: 'Trend over all rounds' }));
    const row = within(trend.getByRole('row', { name: /East District/ }));
    expect(row.getByText(/^a real change/)).toBeInTheDocument();
    expect(row.getByText(/^may be chance/)).toBeInTheDocument();
    expect(row.getAllByText('weighted 50%')).toHaveLength(1);
    expect(row.getByText('weighted +30 pp')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
