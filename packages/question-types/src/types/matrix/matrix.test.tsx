import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { renderUi } from '@folkmoot/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { checkSurvey, compareSurveys, questionResult, surveyTexts, validateResponse } from '../../core';
import { survey, when } from '../../testing/questions';
import { inputWordsIn } from '../../words';
import { MatrixInput } from './MatrixInput';
import { MatrixResultView } from './MatrixResultView';
import { matrix } from './matrix.core';

const parts = (prefix: string, ...labels: string[]) =>
  labels.map((label, index) => ({ id: `${prefix}${index}`, label }));

const choice: Question = {
  id: 'q1',
  type: 'matrix',
  title: 'How good is it?',
  required: true,
  matrixKind: 'choice',
  options: parts('r', 'Paths', 'Lights'),
  columns: parts('c', 'Good', 'Fair', 'Bad'),
  isEveryRowRequired: true,
};
const { columns: _, ...others } = choice;
const rating: Question = {
  ...others,
  matrixKind: 'rating',
  numberRange: { min: 1, max: 4 },
  numberLabels: { 1: 'Never', 4: 'Always' },
};

describe('an answer to a matrix', () => {
  it.each<[string, unknown]>([
    ['is no list', 'r0:c0'],
    ['has no column', ['r0']],
    ['has a row twice', ['r0:c0', 'r0:c1']],
    ['has a row that does not exist', ['r0:c0', 'r9:c0']],
    ['has a column that does not exist', ['r0:c9']],
    ['has a column of another kind', ['r0:1']],
    ['has no row', []],
    ['is of objects', [{ r0: 'c0' }]],
  ])('is refused when it %s', (_case, raw) => expect(matrix.parse(raw, choice).ok).toBe(false));

  it('has the order of the rows', () =>
    expect(matrix.parse(['r1:c0', 'r0:c2'], choice)).toEqual({ ok: true, value: ['r0:c2', 'r1:c0'] }));

  it.each<[string, Partial<Question>, string[]]>([
    ['every row when that is asked for', {}, ['q1 not_an_answer']],
    ['one row when that is enough', { isEveryRowRequired: false }, []],
    ['no row when the question is optional', { required: false }, []],
  ])('needs %s', (_case, patch, expected) => {
    const { problems } = validateResponse([{ ...choice, ...patch }], [{ questionId: 'q1', answer: ['r0:c0'] }]);
    expect(problems.map(({ questionId, problem }) => `${questionId} ${problem}`)).toEqual(expected);
  });

  it('still counts when a row was added after it', () => {
    const added = { ...choice, options: [...(choice.options ?? []), { id: 'r2', label: 'Benches' }] };
    expect(matrix.parse(['r0:c0', 'r1:c0'], added).ok).toBe(true);
  });

  it('is a text with each row, and a cell for each row', () => {
    expect(matrix.toText(['r0:c2', 'r1:c0'], choice)).toBe('Paths: Bad; Lights: Good');
    expect(matrix.parts?.cells(['r1:c0'], choice)).toEqual(['', 'Good']);
    expect(matrix.parts?.cells(['r1:4'], rating)).toEqual(['', '4: Always']);
  });
});

const counted = (question: Question, ...answers: string[][]) => {
  const counters: Record<string, number> = {};
  for (const answer of answers)
    for (const [name, by] of Object.entries(matrix.increments(answer, question)))
      counters[name] = (counters[name] ?? 0) + by;
  return questionResult(question, counters);
};

describe('a result of a matrix', () => {
  it('has percentages of those who answered the row', () => {
    const { rows } = matrix.result({ answered: 3, 'm_r0:c0': 1, 'm_r0:c2': 2, 'm_r1:c0': 1 }, choice);
    expect(
      rows.map(({ answered, average, cells }) => [answered, average, ...cells.map(({ percent }) => percent)]),
    ).toEqual([
      [3, null, 33, 0, 67],
      [1, null, 100, 0, 0],
    ]);
  });

  it('has an average and an upper share of each row of a rating', () => {
    const { rows } = matrix.result({ answered: 2, 'm_r0:1': 1, 'm_r0:4': 1 }, rating);
    expect(rows.map(({ average, upper }) => [average, upper])).toEqual([
      [2.5, 50],
      [null, null],
    ]);
  });

  it('is bars to filter by, and a table', async () => {
    const onChoose = jest.fn();
    const result = counted(choice, ['r0:c2', 'r1:c0'], ['r0:c2']);
    renderUi(<MatrixResultView result={result} onChoose={onChoose} chosen={['r1:c0']} />);
    expect(screen.getByRole('button', { name: 'Only Lights: Good: 1 (100%)' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Only Paths: Bad: 2 (100%)' }));
    expect(onChoose).toHaveBeenCalledWith('r0:c2');
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const row = screen.getByRole('row', { name: /Paths/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['0 (0%)0–66%', '0 (0%)0–66%', '2 (100%)34–100%', '2']);
  });
});

describe('a matrix in a survey', () => {
  it.each<[string, Partial<Question>, RegExp]>([
    ['no rows', { options: [] }, /has no rows/],
    ['one column', { columns: parts('c', 'Good') }, /at least two columns/],
    ['two rows with one label', { options: parts('r', 'Paths', ' paths ') }, /two rows with the same label/],
    ['two columns with one label', { columns: parts('c', 'Good', 'good') }, /two columns with the same label/],
    ['a blank row', { options: parts('r', 'Paths', ' ') }, /row without a label/],
    [
      'more rows than people answer',
      { options: parts('r', ...Array.from({ length: 51 }, (_e, at) => `Row ${at}`)) },
      /more than 50 rows/,
    ],
  ])('has a problem when it has %s', (_case, patch, words) =>
    expect(
      checkSurvey(survey([{ ...choice, ...patch }]))
        .map(({ message }) => message)
        .join(),
    ).toMatch(words),
  );

  it('reports a condition that asks for two columns of one row', () => {
    const showIf = {
      join: 'all' as const,
      conditions: [when('q1', 'contains', 'r0:c0'), when('q1', 'contains', 'r0:c1')],
    };
    const next: Question = { id: 'q2', type: 'text', title: 'Why?', required: false, showIf };
    expect(checkSurvey(survey([choice, next]))).toMatchObject([{ questionId: 'q2', code: 'conditions_contradict' }]);
  });

  it('has rows and columns to translate', () =>
    expect(surveyTexts(survey([choice])).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['questions.q1.options.r0', 'questions.q1.columns.c2']),
    ));

  it('starts a new series when it loses a column, and not when it gets one', () => {
    const before = survey([choice]);
    const after = (columns: Question['columns']) =>
      compareSurveys(before, survey([{ ...choice, columns }])).startsNewSeries;
    expect(after(parts('c', 'Good', 'Fair'))).toBe(true);
    expect(after(parts('c', 'Good', 'Fair', 'Bad', 'Unsure'))).toBe(false);
  });
});

const Field = ({ question, isInvalid = false }: { question: Question; isInvalid?: boolean }) => {
  const [value, setValue] = useState<AnswerValue | null>(null);
  return (
    <>
      <h1 id="t">How good is it?</h1>
      <MatrixInput
        question={question}
        name="answer.q1"
        value={value ?? undefined}
        onChange={setValue}
        labelledBy="t"
        describedBy={undefined}
        isInvalid={isInvalid}
        words={inputWordsIn('en')}
      />
      <output>{[value].flat().join(' ')}</output>
    </>
  );
};

describe('the input of a matrix', () => {
  it('has a group of radio buttons for each row, with a field of its own', async () => {
    render(<Field question={choice} />);
    const row = within(screen.getByRole('radiogroup', { name: 'Lights' }));
    await userEvent.click(row.getByRole('radio', { name: 'Fair' }));
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Paths' })).getByRole('radio', { name: 'Bad' }),
    );
    expect(document.querySelector('output')).toHaveTextContent('r0:c2 r1:c1');
    expect(row.getByRole('radio', { name: 'Fair' })).toHaveAttribute('name', 'answer.q1.r1');
  });

  it('has the numbers of a rating with the words at its ends', () => {
    render(<Field question={rating} />);
    const row = within(screen.getByRole('radiogroup', { name: 'Paths' }));
    expect(row.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '1: Never',
      '2',
      '3',
      '4: Always',
    ]);
  });

  it('marks the rows without an answer when one is missing', async () => {
    render(<Field question={choice} isInvalid />);
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Paths' })).getByRole('radio', { name: 'Bad' }),
    );
    expect(screen.getByRole('radiogroup', { name: 'Paths' })).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('radiogroup', { name: 'Lights' })).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('radiogroup', { name: 'Lights' })).toHaveAccessibleDescription(
      'Choose an answer in this row.',
    );
    expect(screen.getAllByText('Choose an answer in this row.')).toHaveLength(1);
  });
});
