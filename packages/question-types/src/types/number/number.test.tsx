import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { questionInput } from '../../input';
import { inputWordsIn } from '../../words';
import { NumberEditor } from './NumberEditor';
import { number } from './number.core';
import { promoterSettings } from './promoter-score';
import { readDecimal, readNumber } from './read-number';

const question = (min: number, max: number, numberLabels?: Record<string, string>): Question => ({
  id: 'q1',
  type: 'number',
  title: 'How many?',
  required: false,
  numberRange: { min, max },
  numberLabels,
});

const Harness = ({ of, onAnswer }: { of: Question; onAnswer: (value: AnswerValue | null) => void }) => {
  const [value, setValue] = useState<AnswerValue | undefined>(undefined);
  const Input = questionInput(of);
  return (
    <>
      <h1 id="t">How many?</h1>
      <Input
        question={of}
        name="a"
        value={value}
        labelledBy="t"
        words={inputWordsIn('en')}
        describedBy={undefined}
        isInvalid={false}
        onChange={(next) => {
          setValue(next ?? undefined);
          onAnswer(next);
        }}
      />
    </>
  );
};

describe('number core', () => {
  it.each([
    ['7', 7],
    [' 1,200 ', 1200],
    ['1 200', 1200],
    ["1'200", 1200],
    ['1.200.000', 1_200_000],
    ['1,2', Number.NaN],
    ['1.5', 1.5],
    ['seven', Number.NaN],
    ['', Number.NaN],
    ['0x10', Number.NaN],
    ['1e3', Number.NaN],
    ['Infinity', Number.NaN],
    ['+5', 5],
  ])('%j is read as %s', (written, value) => expect(readNumber(written)).toBe(value));
  it.each([
    ['many', 'many'],
    [' 1,2', ' 1,2'],
    ['1,200', 1200],
    ['  ', null],
  ])('%j in a plain form comes back as %j', (written, value) => expect(number.fromForm([written])).toBe(value));
  it.each([0, 11, 1.5, '5', Number.NaN])('%p is no answer from 1 to 10', (raw) =>
    expect(number.parse(raw, question(1, 10)).ok).toBe(false),
  );
  it.each([
    [0.5, 10, 'has a range whose ends have more decimals than its answers may have'],
    [5, 5, 'has a range whose minimum is not below its maximum'],
    [-1, -2, 'has a range whose minimum is not below its maximum'],
  ])('a range from %i to %i %s (F-26)', (min, max, problem) =>
    expect(number.problems(question(min, max))).toEqual([problem]),
  );
  it('more than twenty steps are counted in at most twenty spans that cover the range', () => {
    const wide = question(1, 1000);
    const counters = number.increments(1000, wide);
    const { distribution } = number.result(counters, wide);
    expect(distribution).toHaveLength(20);
    expect(distribution.at(-1)).toEqual({ value: '951-1000', label: '951 – 1,000', count: 1, percent: 100 });
  });
  it('keeps only labels of values within the range', () => {
    const labelled = question(1, 3, { 1: 'Never', 9: 'gone' });
    expect(number.normalise(labelled).numberLabels).toEqual({ 1: 'Never' });
    expect(number.toText(1, labelled)).toBe('1 (Never)');
  });
});

const ofDecimals = (min: number, max: number, decimals: number): Question => ({
  ...question(min, max),
  numberRange: { min, max, decimals },
});

describe('a number that may be 0, below 0 or between whole numbers', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['١٫٥', 1.5],
    ['1.200,5', 1200.5],
    ['1,200.5', 1200.5],
    ['1,200', 1200],
    ['0,125', 0.125],
    ['−2,5', -2.5],
    ['half', Number.NaN],
  ])('%j is read as %s when decimals are asked for', (written, value) => expect(readDecimal(written)).toBe(value));
  it.each([
    [0, true],
    [-1, true],
    [0.5, false],
    [-6, false],
  ])('%p from -5 to 5 without decimals is an answer: %s', (raw, isOne) =>
    expect(number.parse(raw, question(-5, 5)).ok).toBe(isOne),
  );
  it('an answer has no more decimals than the question asks for, and -0 is 0', () => {
    const tenths = ofDecimals(-1, 1, 1);
    expect([0.3, 0.35, 1.1, -0.7].map((raw) => number.parse(raw, tenths).ok)).toEqual([true, false, false, true]);
    expect(number.parse(-0, tenths)).toEqual({ ok: true, value: 0 });
  });
  it.each([
    ['12,5 km', 'km', 12.5],
    ['12 KM', 'km', 12],
    ['£12.50', '£', 12.5],
    ['km', 'km', 'km'],
    ['12 miles', 'km', '12 miles'],
  ])('%j is read without its unit %j as %j', (written, numberUnit, value) =>
    expect(number.fromForm([written], { ...ofDecimals(0, 500, 1), numberUnit })).toBe(value),
  );
  it('a plain form reads a decimal comma only where decimals are asked for', () => {
    expect(number.fromForm(['1,5'], ofDecimals(0, 5, 1))).toBe(1.5);
    expect(number.fromForm(['1,5'], question(0, 5))).toBe('1,5');
  });
  it('decimals are counted in spans without gaps, with an exact sum and names without dots', () => {
    const hours = ofDecimals(0, 24, 2);
    const sums: Record<string, number> = {};
    for (const answer of [0.1, 0.2, 0.7, 23.99])
      for (const [name, by] of Object.entries(number.increments(answer, hours))) sums[name] = (sums[name] ?? 0) + by;
    const { distribution, average } = number.result(sums, hours);
    expect(average).toBe(6.25);
    expect(distribution.map(({ count }) => count).reduce((a, b) => a + b)).toBe(4);
    expect(Object.keys(sums).every((name) => /^[a-z0-9_-]+$/.test(name))).toBe(true);
    expect(distribution.length).toBeLessThanOrEqual(20);
  });
  it('a unit follows the number in texts, stands in the settings, and is kept with the type', () => {
    const far = { ...ofDecimals(0, 50, 1), numberUnit: ' km ' };
    const kept = number.normalise(far);
    expect(kept).toMatchObject({ numberUnit: 'km', numberRange: { min: 0, max: 50, decimals: 1 } });
    expect(number.toText(2.5, kept)).toBe('2.5 km');
    expect(number.settingsText(kept)).toBe('0 to 50 km; 1 decimal');
    expect(number.chart(number.result({ answered: 2, sum: 30 }, kept), 2).note).toBe(
      'Average 1.5 on a scale from 0.0 to 50.0 km, from 2 answers.',
    );
  });
  it('is typed with a unit even when it has few values, and the hint names a decimal', () => {
    render(<Harness of={{ ...ofDecimals(0, 5, 1), numberUnit: 'km' }} onAnswer={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'How many? km' })).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByText('Enter a number from 0 to 5, for example 2.5.')).toBeInTheDocument();
  });
});

const score: Question = { ...question(0, 10), ...promoterSettings('en') };

describe('a promoter score', () => {
  const counted = (...answers: number[]) => {
    const sums: Record<string, number> = {};
    for (const answer of answers)
      for (const [name, by] of Object.entries(number.increments(answer, score))) sums[name] = (sums[name] ?? 0) + by;
    return sums;
  };
  it('is the share of 9 and 10 less the share of 0 to 6, with its base', () => {
    const result = number.result(counted(10, 9, 9, 8, 7, 6, 0, 10), score);
    expect(result.promoters).toEqual({ score: 25, promoters: 50, passives: 25, detractors: 25 });
    expect(number.chart(result, 8).note).toBe(
      'Average 7.4 on a scale from 0 to 10, from 8 answers. Promoter score +25: 50% promoters (9 or 10) less 25% detractors (0 to 6). 25% are between (7 or 8).',
    );
  });
  it('is negative when more people are detractors, and missing without answers', () => {
    expect(number.chart(number.result(counted(0, 1, 7), score), 3).note).toMatch(
      /from 3 answers\. Promoter score −67:/,
    );
    expect(number.result({}, score).promoters).toBeUndefined();
    expect(number.chart(number.result({}, score), 0).note).toBe('No answers yet.');
  });
  it('is shown for each scale from 0 to 10, and for no other scale and no quantity', () => {
    const scoreOf = (each: Question) => number.result(counted(10, 9), each).promoters?.score;
    expect([question(0, 10), question(1, 10), { ...question(0, 10), numberUnit: 'km' }].map(scoreOf)).toEqual([
      100,
      undefined,
      undefined,
    ]);
  });
  it('is given up when its range is another one', () => {
    expect(number.normalise(score).isPromoterScore).toBe(true);
    expect(number.normalise({ ...score, numberRange: { min: 1, max: 10 } }).isPromoterScore).toBeUndefined();
  });
  it('has eleven buttons in one row, whose ends are named by their words', () => {
    const { container } = render(<Harness of={number.normalise(score)} onAnswer={() => undefined} />);
    expect(screen.getByRole('radio', { name: /^0 ?: Not at all likely$/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^10 ?: Extremely likely$/ })).toBeInTheDocument();
    expect(container.querySelectorAll('.fm-numbers .fm-number')).toHaveLength(11);
    expect(container.querySelector('.fm-ends')).toHaveTextContent('0 – Not at all likely10 – Extremely likely');
  });
});

describe('number input', () => {
  it('is a list when other numbers than the ends have words, or there are only two', () => {
    const { container } = render(
      <>
        <Harness of={question(1, 3, { 2: 'Middle' })} onAnswer={() => undefined} />
        <Harness of={question(1, 2, { 1: 'No', 2: 'Yes' })} onAnswer={() => undefined} />
      </>,
    );
    expect(container.querySelectorAll('.fm-choice')).toHaveLength(5);
    expect(container.querySelector('.fm-ends')).toBeNull();
  });
  it('has buttons when there are twenty steps', () => {
    render(<Harness of={question(1, 20)} onAnswer={() => undefined} />);
    expect(screen.getAllByRole('radio')).toHaveLength(20);
  });
  it('has a text field for more steps, with any usual spelling', async () => {
    const answers: (AnswerValue | null)[] = [];
    render(<Harness of={question(1, 5000)} onAnswer={(value) => answers.push(value)} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'How many?' }), '1,200');
    await user.tab();
    expect(answers.at(-1)).toBe(1200);
    expect(screen.getByText('Enter a whole number from 1 to 5,000.')).toBeInTheDocument();
  });
  it('keeps typed text that is no number, and the type refuses it', async () => {
    const answers: (AnswerValue | null)[] = [];
    const of = question(1, 5000);
    render(<Harness of={of} onAnswer={(value) => answers.push(value)} />);
    await userEvent.setup().type(screen.getByRole('textbox'), 'many');
    expect(screen.getByRole('textbox')).toHaveValue('many');
    expect(number.parse(answers.at(-1), of).ok).toBe(false);
  });
});

describe('number range', () => {
  const Editing = ({ onRange }: { onRange: (range: { min: number; max: number }) => void }) => {
    const [edited, setEdited] = useState(question(1, 10));
    return (
      <UiProvider isTest>
        <NumberEditor
          question={edited}
          onChange={(patch) => {
            setEdited({ ...edited, ...patch });
            if (patch.numberRange) onRange(patch.numberRange);
          }}
        />
      </UiProvider>
    );
  };
  const open = () => {
    const ranges: { min: number; max: number }[] = [];
    render(<Editing onRange={(range) => ranges.push(range)} />);
    return { user: userEvent.setup(), ranges };
  };
  it('can be typed digit by digit, with an empty field in between', async () => {
    const { user, ranges } = open();
    const maximum = screen.getByRole('textbox', { name: 'Maximum' });
    await user.type(maximum, '{Backspace}{Backspace}');
    expect(maximum).toHaveValue('');
    await user.type(maximum, '7');
    expect(maximum).toHaveValue('7');
    expect(ranges.at(-1)).toEqual({ min: 1, max: 7 });
  });
  it('shows the stored value when a field without a valid number loses the focus', async () => {
    const { user, ranges } = open();
    const minimum = screen.getByRole('textbox', { name: 'Minimum' });
    await user.clear(minimum);
    await user.type(minimum, '-');
    await user.tab();
    expect(minimum).toHaveValue('1');
    const maximum = screen.getByRole('textbox', { name: 'Maximum' });
    await user.clear(maximum);
    await user.tab();
    expect(maximum).toHaveValue('10');
    expect(ranges.at(-1)).toEqual({ min: 1, max: 10 });
  });
});
