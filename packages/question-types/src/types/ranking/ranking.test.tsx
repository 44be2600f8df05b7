import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { inputWordsIn } from '../../words';
import { moved, placeAt } from './order';
import { RankingInput } from './RankingInput';
import { ranking } from './ranking.core';

const question: Question = {
  id: 'q1',
  type: 'ranking',
  title: 'What first?',
  required: false,
  options: [
    { id: 'park', label: 'Parks' },
    { id: 'road', label: 'Roads' },
    { id: 'bus', label: 'Buses' },
  ],
};
const shared = {
  question,
  name: 'a',
  labelledBy: 't',
  words: inputWordsIn('en'),
  describedBy: undefined,
  isInvalid: false,
};

const countersOf = (answers: string[][]) => {
  const counters: Record<string, number> = {};
  for (const answer of answers)
    for (const [key, count] of Object.entries(ranking.increments(answer, question)))
      counters[key] = (counters[key] ?? 0) + count;
  return counters;
};

describe('ranking core', () => {
  it('a form with places, in any order and with gaps, gives the options by place', () =>
    expect(ranking.fromForm(['park:3', '', 'bus:1'])).toEqual(['bus', 'park']));
  it('a form with two options on one place is refused', () =>
    expect(ranking.parse(ranking.fromForm(['park:1', 'bus:1']), question).ok).toBe(false));
  it.each([[['park', 'park']], [['park', 'ghost']], ['park']])('%j is no ranking', (raw) =>
    expect(ranking.parse(raw, question)).toEqual({ ok: false, problem: 'not_an_answer' }),
  );
  it('a partial ranking is an answer (F-20)', () =>
    expect(ranking.parse(['bus'], question)).toEqual({ ok: true, value: ['bus'] }));
  it('the result puts the option with the most points first, with first places and the average place', () => {
    const { ranking: ranked } = ranking.result(countersOf([['bus', 'park'], ['bus'], ['road', 'bus']]), question);
    expect(
      ranked.map(({ value, points, first, averagePlace, count }) => [value, points, first, averagePlace, count]),
    ).toEqual([
      ['bus', 8, 2, 1.3, 3],
      ['road', 3, 1, 1, 1],
      ['park', 2, 0, 2, 1],
    ]);
  });
  it('an answer reads as numbered labels (E-72)', () =>
    expect(ranking.toText(['bus', 'park'], question)).toBe('1. Buses; 2. Parks'));
});

describe('order', () => {
  it('moves within the list and ignores places beyond it', () => {
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'a', 2)).toEqual(['a', 'b']);
  });
  it('a pointer selects the row below it, and the first or last row beyond the ends', () => {
    expect([0, 25, 90].map((y) => placeAt(y, [10, 30, 50]))).toEqual([0, 1, 2]);
  });
});

const Harness = ({ onAnswer }: { onAnswer: (value: AnswerValue | null) => void }) => {
  const [value, setValue] = useState<AnswerValue | undefined>(undefined);
  const change = (next: AnswerValue | null) => {
    setValue(next ?? undefined);
    onAnswer(next);
  };
  return (
    <>
      <h1 id="t">What first?</h1>
      <RankingInput {...shared} value={value} onChange={change} />
    </>
  );
};

describe('ranking input', () => {
  it('without script offers a named list of places for each option, with what was entered before', () => {
    document.body.innerHTML = `<h1 id="t">x</h1><form>${renderToString(<RankingInput {...shared} value={['bus']} onChange={() => undefined} />)}</form>`;
    const lists = screen.getAllByRole<HTMLSelectElement>('combobox');
    expect(lists.map((list) => [list.getAttribute('aria-label'), list.value])).toEqual([
      ['Place of Parks', ''],
      ['Place of Roads', ''],
      ['Place of Buses', 'bus:1'],
    ]);
    expect(new FormData(screen.getByRole<HTMLFormElement>('group').closest('form') ?? undefined).getAll('a')).toContain(
      'bus:1',
    );
    document.body.innerHTML = '';
  });

  it('ranks and moves by keyboard, keeps the focus on the pressed button, and announces the move', async () => {
    const answers: (AnswerValue | null)[] = [];
    render(<Harness onAnswer={(value) => answers.push(value)} />);
    const user = userEvent.setup();
    await screen.findByRole('button', { name: 'Rank Parks as number 1' });
    await user.tab();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Rank Roads as number 2' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Rank Buses as number 3' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Move Buses up' }).focus();
    await user.keyboard('{Enter}');
    expect(answers.at(-1)).toEqual(['park', 'bus', 'road']);
    expect(screen.getByRole('button', { name: 'Move Buses up' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Buses is now 2 of 3.');
    await user.keyboard('{Enter}');
    expect(answers.at(-1)).toEqual(['bus', 'park', 'road']);
    expect(screen.getByRole('button', { name: 'Move Buses down' })).toHaveFocus();
  });

  it('accepts the place lists until its code is loaded, and keeps their values after that', async () => {
    const answers: (AnswerValue | null)[] = [];
    render(<Harness onAnswer={(value) => answers.push(value)} />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Place of Buses' }), { target: { value: 'bus:1' } });
    expect(answers).toEqual([['bus']]);
    expect(await screen.findByRole('button', { name: 'Take Buses out of your order' })).toBeVisible();
  });

  it('removes the answer when the last option is removed', async () => {
    const answers: (AnswerValue | null)[] = [];
    render(<Harness onAnswer={(value) => answers.push(value)} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Rank Parks as number 1' }));
    await user.click(screen.getByRole('button', { name: 'Take Parks out of your order' }));
    expect(answers).toEqual([['park'], null]);
  });

  it('keeps the focus when options are added and removed by keyboard only', async () => {
    render(<Harness onAnswer={() => undefined} />);
    const user = userEvent.setup();
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    (await screen.findByRole('button', { name: 'Rank Roads as number 1' })).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toContain('Rank Buses as number 2');
    await user.keyboard('{Enter}');
    expect(focused()).toContain('Rank Parks as number 3');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Move Parks up');
    screen.getByRole('button', { name: 'Take Buses out of your order' }).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Take Parks out of your order');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Take Roads out of your order');
    await user.keyboard('{Enter}');
    expect(focused()).toContain('Rank Parks as number 1');
  });

  it('shows the chosen places when two options are returned with the same one', () => {
    const value = ranking.fromForm(['park:1', 'road:2', 'bus:1']) ?? undefined;
    const html = renderToString(<RankingInput {...shared} value={value} onChange={() => undefined} isInvalid />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([...page.querySelectorAll('select')].map((list) => list.value)).toEqual(['park:1', 'road:2', 'bus:1']);
    expect(RankingInput.refusal(question, shared.words)).toMatch(/^Two options have the same place\./);
  });
});
