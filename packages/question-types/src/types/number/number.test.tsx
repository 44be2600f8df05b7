import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inputWordsIn } from '../../words';
import { NumberEditor } from './NumberEditor';
import { NumberInput } from './NumberInput';
import { readNumber } from './number.answers';
import { number } from './number.core';

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
  return (
    <>
      <h1 id="t">How many?</h1>
      <NumberInput
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
    [0, 10, 'has a range that begins below 1'],
    [5, 5, 'has a range whose minimum is not below its maximum'],
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

describe('number input', () => {
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
    await user.type(minimum, '0');
    await user.tab();
    expect(minimum).toHaveValue('1');
    const maximum = screen.getByRole('textbox', { name: 'Maximum' });
    await user.clear(maximum);
    await user.tab();
    expect(maximum).toHaveValue('10');
    expect(ranges.at(-1)).toEqual({ min: 1, max: 10 });
  });
});
