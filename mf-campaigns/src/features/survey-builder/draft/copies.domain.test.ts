import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { appendedWith, freshCopy, renamedBy, renameParts, replacedBy } from './copies.domain';

const content = (patch: Partial<SurveyContent> = {}): SurveyContent => ({
  title: 'Park',
  description: '',
  introText: '',
  introFile: null,
  questions: [],
  ...patch,
});
const question = (id: string, patch: Partial<Question> = {}): Question => ({
  id,
  type: 'dropdown',
  title: id,
  required: false,
  options: [
    { id: 'o1', label: 'One' },
    { id: 'o2', label: 'Two' },
  ],
  ...patch,
});
const counting = () => {
  let count = 0;
  return (prefix: 'q' | 'o' | 's' | 'e') => `${prefix}_new${++count}`;
};

const survey = content({
  questions: [
    question('a'),
    question('b', {
      showIf: {
        join: 'any',
        conditions: [
          { questionId: 'a', operator: 'contains', value: 'o2' },
          { questionId: '', operator: 'equals', value: '' },
        ],
      },
    }),
  ],
  translations: {
    cy: { title: 'Parc', 'questions.a.title': 'Cyntaf', 'questions.a.options.o2': 'Dau', 'questions.b.title': 'Ail' },
  },
});

describe('freshCopy', () => {
  const copy = freshCopy(survey, counting());
  const [first, second] = copy.questions;

  it('shares no question id with the original survey (E-82)', () => {
    expect(new Set([...copy.questions, ...survey.questions].map(({ id }) => id)).size).toBe(4);
    expect(first?.options?.map(({ label }) => label)).toEqual(['One', 'Two']);
    expect(first?.options?.map(({ id }) => id)).not.toContain('o1');
  });
  it('renames the questions and options in conditions, and keeps incomplete conditions', () => {
    expect(second?.showIf).toEqual({
      join: 'any',
      conditions: [
        { questionId: first?.id, operator: 'contains', value: first?.options?.[1]?.id },
        { questionId: '', operator: 'equals', value: '' },
      ],
    });
  });
  it('renames the paths of translations', () => {
    expect(copy.translations).toEqual({
      cy: {
        title: 'Parc',
        [`questions.${first?.id}.title`]: 'Cyntaf',
        [`questions.${first?.id}.options.${first?.options?.[1]?.id}`]: 'Dau',
        [`questions.${second?.id}.title`]: 'Ail',
      },
    });
  });
  it('keeps each condition on its own question when options of two questions have the same ids', () => {
    const both = freshCopy(
      content({
        questions: [
          question('a'),
          question('b'),
          question('c', { showIf: { questionId: 'b', operator: 'contains', value: 'o1' } }),
        ],
      }),
      counting(),
    );
    expect(both.questions[2]?.showIf).toMatchObject({
      questionId: both.questions[1]?.id,
      value: both.questions[1]?.options?.[0]?.id,
    });
  });
});

describe('adopting another survey', () => {
  const draft = content({ title: 'Mine', questions: [question('mine')], translations: { cy: { title: 'Fy' } } });

  it('replaces texts and questions, and keeps the title when the other has none', () => {
    expect(replacedBy(draft, survey)).toMatchObject({ title: 'Park', questions: [{ id: 'a' }, { id: 'b' }] });
    expect(replacedBy(draft, content({ title: ' ' })).title).toBe('Mine');
  });
  it('appends only its questions with their translations', () => {
    const appended = appendedWith(draft, survey);
    expect(appended.title).toBe('Mine');
    expect(appended.questions.map(({ id }) => id)).toEqual(['mine', 'a', 'b']);
    expect(appended.translations?.cy).toMatchObject({ title: 'Fy', 'questions.b.title': 'Ail' });
  });
});

describe('renamedBy', () => {
  it('returns null when the server kept all ids', () => {
    expect(renamedBy(survey.questions, survey.questions)).toBeNull();
  });
  it('returns both new ids when the server renamed a question and an option, so that the draft can be renamed', () => {
    const confirmed = [
      question('x', {
        options: [
          { id: 'o1', label: 'One' },
          { id: 'y', label: 'Two' },
        ],
      }),
      ...survey.questions.slice(1),
    ];
    const renamed = renamedBy(survey.questions, confirmed);
    const followed = renamed && renameParts(survey, renamed);
    expect(followed?.questions[0]?.options?.map(({ id }) => id)).toEqual(['o1', 'y']);
    expect(followed?.questions[1]?.showIf).toMatchObject({ conditions: [{ questionId: 'x', value: 'y' }, {}] });
    expect(followed?.translations?.cy).toMatchObject({ 'questions.x.options.y': 'Dau' });
  });
});

it('a copy of questions takes its options from the copy, and a copy of one question from the same question', () => {
  const carrying = question('c', {
    type: 'ranking',
    optionsFrom: { questionId: 'a', which: 'picked' },
    options: [{ id: 'o1', label: 'One', isCarried: true }],
  });
  const both = freshCopy(content({ questions: [question('a'), carrying] }), counting()).questions;
  expect(both[1]?.optionsFrom?.questionId).toBe(both[0]?.id);
  expect(both[1]?.options?.[0]?.id).toBe(both[0]?.options?.[0]?.id);
  const [single] = freshCopy(content({ questions: [carrying] }), counting()).questions;
  expect([single?.optionsFrom?.questionId, single?.options?.[0]?.id]).toEqual(['a', 'o1']);
});
