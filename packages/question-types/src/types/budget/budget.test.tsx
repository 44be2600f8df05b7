import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { compareSurveys, validateResponse, visibleQuestions } from '../../core';
import { survey, when } from '../../testing/questions';
import { inputWordsIn } from '../../words';
import { BudgetInput } from './BudgetInput';
import { budget } from './budget.core';

const question: Question = {
  id: 'q1',
  type: 'budget',
  title: 'What comes first?',
  required: false,
  options: ['Parks', 'Roads', 'Buses'].map((label, index) => ({ id: `o${index}`, label })),
  budget: { total: 100, step: 5, isExact: true },
  numberUnit: 'points',
};
const loose = { ...question, budget: { total: 100, step: 5, isExact: false } };

describe('an answer to a budget', () => {
  it.each<[string, unknown]>([
    ['is no list', '100'],
    ['has an option that does not exist', ['gone:100']],
    ['has an option twice', ['o0:50', 'o0:50']],
    ['is no number', ['o0:all']],
    ['is below zero', ['o0:-5', 'o1:105']],
    ['has decimals', ['o0:2.5']],
    ['is between two steps', ['o0:33']],
    ['is more than the amount', ['o0:100', 'o1:5']],
    ['is a huge number', ['o0:1e9']],
  ])('is refused when it %s', (_case, raw) => expect(budget.parse(raw, question).ok).toBe(false));

  it('has the options that get something, in the order of the question', () =>
    expect(budget.parse(['o2:٤٠', 'o1:0', 'o0:60'], question)).toEqual({ ok: true, value: ['o0:60', 'o2:40'] }));

  it.each([
    ['has all of an exact amount', question, ['o0:60', 'o1:40'], null],
    ['has a part of an exact amount', question, ['o0:60'], 'not_an_answer'],
    ['has a part of an amount that people may keep', loose, ['o0:60'], null],
  ])('is judged when it is submitted: one that %s', (_case, asked, answer, expected) =>
    expect(validateResponse([asked], [{ questionId: 'q1', answer }]).problems[0]?.problem ?? null).toBe(expected),
  );

  it('is no answer when every amount is zero', () => {
    const zeros = [{ questionId: 'q1', answer: ['o0:0', 'o1:0'] }];
    expect(validateResponse([question], zeros)).toMatchObject({ answers: [], problems: [] });
    expect(validateResponse([{ ...question, required: true }], zeros).problems).toEqual([
      { questionId: 'q1', problem: 'required' },
    ]);
  });

  it('is asked by conditions for the options that get something', () => {
    const next: Question = { ...question, id: 'q2', showIf: when('q1', 'contains', 'o1') };
    const shown = (answer: string[]) => visibleQuestions([question, next], { q1: answer }).length;
    expect([shown(['o0:60', 'o1:40']), shown(['o0:100', 'o1:0'])]).toEqual([2, 1]);
  });

  it('is a text with its unit, and a cell for each option', () => {
    expect(budget.toText(['o0:60', 'o2:40'], question)).toBe('Parks: 60 points; Buses: 40 points');
    expect(budget.parts?.cells(['o0:60', 'o2:40'], question)).toEqual(['60', '0', '40']);
  });
});

const count = (asked: Question, answers: string[][]): Record<string, number> => {
  const counters: Record<string, number> = {};
  for (const answer of answers)
    for (const [name, by] of Object.entries(budget.increments(answer, asked)))
      counters[name] = (counters[name] ?? 0) + by;
  return counters;
};

describe('a result of a budget', () => {
  it('has the mean and the median of everybody, also of those who gave nothing', () => {
    const answers = [['o0:60', 'o1:40'], ['o0:10', 'o1:90'], ['o0:100'], ['o0:20', 'o2:80']];
    const { shares } = budget.result(count(question, answers), question);
    expect(shares.map(({ mean, median, percent }) => [mean, median, percent])).toEqual([
      [47.5, 40, 48],
      [32.5, 20, 33],
      [20, 0, 20],
    ]);
  });

  it('has no median when there are too many different amounts', () => {
    const fine = { ...question, budget: { total: 1_000_000, step: 1, isExact: true } };
    const counters = count(fine, [['o0:600000', 'o1:400000'], ['o0:1000000']]);
    expect(Object.keys(counters)).toEqual(['answered', 's_o0', 's_o1']);
    expect(budget.result(counters, fine).shares[0]).toMatchObject({ mean: 800_000, median: null, percent: 80 });
  });
});

describe('a budget in a survey', () => {
  it('has a problem when its amount is no whole number of steps, or with one option', () => {
    expect(budget.problems({ ...question, budget: { total: 100, step: 30, isExact: true } }).join()).toMatch(
      /whole number/,
    );
    expect(budget.problems({ ...question, options: [{ id: 'o0', label: 'Parks' }] }).join()).toMatch(/two options/);
  });

  it.each<[string, Partial<Question>, boolean]>([
    ['another amount', { budget: { total: 200, step: 5, isExact: true } }, true],
    ['a part is enough', { budget: { total: 100, step: 5, isExact: false } }, false],
  ])('starts a new series only when answers cannot be counted together: %s', (_case, patch, expected) =>
    expect(compareSurveys(survey([question]), survey([{ ...question, ...patch }])).startsNewSeries).toBe(expected),
  );
});

const Field = ({ asked = question }: { asked?: Question }) => {
  const [value, setValue] = useState<AnswerValue | null>(null);
  return (
    <>
      <h1 id="t">What comes first?</h1>
      <BudgetInput
        question={asked}
        name="answer.q1"
        value={value ?? undefined}
        onChange={setValue}
        labelledBy="t"
        describedBy={undefined}
        isInvalid={false}
        words={inputWordsIn('en')}
      />
      <output>{[value].flat().join(' ')}</output>
    </>
  );
};

describe('the input of a budget', () => {
  const user = userEvent.setup();
  const left = () => screen.getByText(/left$|too much$|All shared out/);
  it('says what is left after each change', async () => {
    render(<Field />);
    expect(left()).toHaveTextContent('100 points left');
    await user.type(screen.getByRole('textbox', { name: 'Parks' }), '60');
    expect(left()).toHaveTextContent('40 points left');
    await user.type(screen.getByRole('textbox', { name: 'Roads' }), '45');
    expect(left()).toHaveTextContent('5 points too much');
    await user.click(screen.getByRole('button', { name: 'Less for Roads' }));
    expect(left()).toHaveTextContent('All shared out');
    expect(left()).toHaveAttribute('role', 'status');
    expect(document.querySelector('output')).toHaveTextContent('o0:60 o1:40');
  });

  it('does not go below zero or above the amount by its buttons, which keep the focus', async () => {
    render(<Field asked={{ ...question, budget: { total: 10, step: 5, isExact: true } }} />);
    const more = screen.getByRole('button', { name: 'More for Parks' });
    for (let press = 0; press < 3; press += 1) await user.click(more);
    expect(document.querySelector('output')).toHaveTextContent('o0:10');
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Less for Roads' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows in the plain form what was sent, also what is no number', () => {
    const sent = budget.fromForm(['o0:sixty', 'o1:40', 'o2:'], question) ?? undefined;
    expect(sent).toEqual(['o0:sixty', 'o1:40']);
    document.body.innerHTML = renderToString(
      <BudgetInput
        question={question}
        name="answer.q1"
        value={sent}
        onChange={() => undefined}
        labelledBy="t"
        describedBy="e"
        isInvalid
        words={inputWordsIn('en')}
      />,
    );
    expect(screen.getByRole('textbox', { name: 'Parks' })).toHaveValue('sixty');
    document.body.innerHTML = '';
  });
});
