import { questionTypeNames } from '@folkmoot/contracts';
import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { type AnyQuestionType, type Counters, isAnswered, meetsTest, questionTypes } from './core';
import { answerReader } from './core/answer-readers';
import { QuestionTypeIcon, questionEditor } from './editor';
import { questionInput } from './input';
import { questionResultView } from './result';
import './types/ranking/RankingOrder';
import { inputWordsIn } from './words';

const optionIds = Array.from({ length: 1000 }, (_, index) => `o${index}`);
const pictures = ['Playground', 'Pond'].map((label, index) => ({
  id: `p${index}`,
  label,
  imageUrl: `/api/assets/${'0'.repeat(63)}${index}.webp`,
  alt: `A ${label.toLowerCase()}`,
}));
const wards = ['Castle', 'Harbour'].map((name, index) => ({ id: `w${index}`, name }));
/** A new question, with pictures when its type starts without. */
const created = (type: AnyQuestionType): Question => {
  const question = type.create('q1', () => optionIds.pop() ?? '');
  return {
    ...question,
    ...(question.imageOptions ? { imageOptions: pictures } : {}),
    ...(question.areas ? { areas: wards } : {}),
    title: 'How is the park?',
  };
};

const add = (into: Record<string, number>, counters: Counters, sign: 1 | -1) => {
  for (const [key, count] of Object.entries(counters)) into[key] = (into[key] ?? 0) + sign * count;
};

/** Answers that a type lists itself. Throws when it lists none, since the tests would then check nothing. */
const namedAnswers = (type: AnyQuestionType, question: Question): readonly AnswerValue[] => {
  const choices = type.choices(question).map(({ value }) => value);
  const named = [...choices, ...(type.candidates(question, { met: [], unmet: [] }) ?? [])];
  if (!named.some((raw) => type.parse(raw, question).ok))
    throw new Error(`${type.id}: neither its choices nor its candidates (where nothing is asked) hold an answer`);
  return named;
};

/** Answers of a type: random values that the type accepts. */
const answersOf = (type: AnyQuestionType, question: Question): fc.Arbitrary<AnswerValue> => {
  const options = [...(question.options ?? []), ...(question.imageOptions ?? [])].map(({ id }) => id);
  const candidates = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''),
    fc.integer({ min: 1, max: 10 }),
    fc.constantFrom(...namedAnswers(type, question)),
    ...(options.length > 0 ? [fc.subarray(options, { minLength: 1 }), fc.constantFrom(...options)] : []),
  );
  return candidates
    .map((raw) => type.parse(raw, question))
    .filter((parsed) => parsed.ok)
    .map((parsed) => (parsed as { value: AnswerValue }).value);
};

const nonsense: unknown[] = [
  { $gt: '' },
  [{ $ne: null }],
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  'x'.repeat(20_000),
  [[]],
  () => 1,
];

describe.each(questionTypes.map((type) => [type.id, type] as const))('question type %s', (id, type) => {
  const question = created(type);

  it('parses answers like its answer reader', () => {
    // A core may read more spellings from a form than the page's first script needs.
    const { fromForm, ...reader } = answerReader(id);
    expect({ ...type }).toMatchObject(reader);
    expect(reader.id).toBe(id);
    fc.assert(
      fc.property(answersOf(type, question), (answer) =>
        expect(type.parse(fromForm(type.toForm(answer), question), question)).toEqual({ ok: true, value: answer }),
      ),
      { numRuns: 30 },
    );
  });

  it('increments the counters of exactly the segments of an answer', () => {
    fc.assert(
      fc.property(answersOf(type, question), (answer) => {
        const counters = type.increments(answer, question);
        for (const { counter, test } of type.segments(question)) {
          expect(counters[counter] ?? 0).toBe(meetsTest(answer, test) ? 1 : 0);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has a chart with labelled rows and a total for any answers', () => {
    fc.assert(
      fc.property(fc.array(answersOf(type, question), { maxLength: 8 }), (answers) => {
        const counters: Record<string, number> = {};
        for (const answer of answers) add(counters, type.increments(answer, question), 1);
        const { note, headings, rows } = type.chart(type.result(counters, question), answers.length);
        expect([note, ...headings].every((words) => words.trim() !== '')).toBe(true);
        for (const { label, value, text } of rows) {
          expect([label.trim() !== '', text.trim() !== '', Number.isFinite(value) && value >= 0]).toEqual([
            true,
            true,
            true,
          ]);
        }
        expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      }),
      { numRuns: 50 },
    );
  });

  it('has the label of the specification', () => expect(type.label).toBe(questionTypeNames[id].label));

  it('has a sentence and an icon for the list of types', () => {
    expect(type.summary).toMatch(/^People .+[.]$/);
    const { container } = render(<QuestionTypeIcon type={id} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('creates a question that is normalised and has no problem', () => {
    expect(type.normalise(question)).toEqual(question);
    expect(type.problems(question)).toEqual([]);
  });

  it('drops parts of other types when it normalises, and a second time changes nothing', () => {
    const mixed: Question = { ...question, numberLabels: { 1: 'x' }, imageOptions: [], options: question.options };
    const once = type.normalise(mixed);
    expect(type.normalise(once)).toEqual(once);
    expect(Object.keys(once)).not.toEqual(
      expect.arrayContaining(id === 'number' ? ['imageOptions'] : ['numberLabels']),
    );
  });

  it('refuses what is not an answer of its kind (F-24)', () => {
    for (const raw of nonsense)
      expect([String(raw).slice(0, 20), type.parse(raw, question).ok]).toEqual([String(raw).slice(0, 20), false]);
  });

  it('an answer is unchanged after a plain HTML form', () => {
    fc.assert(
      fc.property(answersOf(type, question), (answer) => {
        const back = type.parse(type.fromForm(type.toForm(answer)), question);
        expect(back).toEqual({ ok: true, value: answer });
      }),
    );
  });

  it('has counters with plain names that are zero again when all answers are removed in any order', () => {
    fc.assert(
      fc.property(fc.array(answersOf(type, question), { maxLength: 30 }), (answers) => {
        const counters: Record<string, number> = {};
        for (const answer of answers) add(counters, type.increments(answer, question), 1);
        for (const key of Object.keys(counters)) expect(key).toMatch(/^[A-Za-z0-9_:-]+$/);
        expect(counters.answered ?? 0).toBe(answers.length);
        for (const answer of answers.toReversed()) add(counters, type.increments(answer, question), -1);
        expect(Object.values(counters).every((count) => count === 0)).toBe(true);
      }),
    );
  });

  it('a result does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(fc.array(answersOf(type, question), { maxLength: 20 }), (answers) => {
        const count = (list: AnswerValue[]) => {
          const counters: Record<string, number> = {};
          for (const answer of list) add(counters, type.increments(answer, question), 1);
          return type.result(counters, question);
        };
        expect(count(answers)).toEqual(count(answers.toReversed()));
      }),
    );
  });

  it('has a text for an answer', () => {
    fc.assert(
      fc.property(answersOf(type, question), (answer) => expect(type.toText(answer, question).trim()).not.toBe('')),
    );
  });

  it('has an input that is named by the question, works by keyboard and returns valid answers', async () => {
    const Input = questionInput(question);
    const user = userEvent.setup();
    const option = (list: HTMLElement) => within(list).getAllByRole('option').at(-1) as HTMLElement;
    const answers: (AnswerValue | null)[] = [];
    // The browser opens a native list, which jsdom does not do: the test sets the option directly.
    const chooseFromLists = async () => {
      for (const list of screen.queryAllByRole('combobox')) await user.selectOptions(list, option(list));
    };
    render(
      <>
        <h1 id="t">How is the park?</h1>
        <Input
          question={question}
          name="q1"
          value={undefined}
          onChange={(value) => answers.push(value)}
          labelledBy="t"
          words={inputWordsIn('en')}
          describedBy={undefined}
          isInvalid={false}
        />
      </>,
    );
    // Waits for the code that an input loads when it is first shown.
    await act(async () => undefined);
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('x');
    await chooseFromLists();
    // A field that only accepts some texts gets the first one that its type names, as a whole.
    const isDone = () => answers.some((value) => isAnswered(value) && type.parse(value, question).ok);
    const field = document.querySelector<HTMLInputElement>('input:is([type=text], [type=date])');
    if (!isDone() && field) {
      const [sample = ''] = type.candidates(question, { met: [], unmet: [] }) ?? [];
      // The field of a part has only the value of `part:value`.
      const [part = ''] = [sample].flat();
      fireEvent.change(field, { target: { value: Array.isArray(sample) ? String(part).split(':')[1] : String(part) } });
    }
    expect(screen.getAllByLabelText(/How is the park|Dissatisfied/).length).toBeGreaterThan(0);
    expect(isDone()).toBe(true);
  });

  it('renders its editor and its result', () => {
    const Editor = questionEditor(id);
    const Result = questionResultView(id);
    render(
      <UiProvider>
        <Editor question={question} onChange={() => undefined} />
        <Result
          result={{ questionId: 'q1', type: id, title: 'How is the park?', answered: 0, ...type.result({}, question) }}
        />
      </UiProvider>,
    );
    expect(screen.getByText(/No answers yet/)).toBeInTheDocument();
  });
});
