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
  return (prefix: 'q' | 'o') => `${prefix}_new${++count}`;
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

  it('of a survey, shares no id of a question with it (E-82)', () => {
    expect(new Set([...copy.questions, ...survey.questions].map(({ id }) => id)).size).toBe(4);
    expect(first?.options?.map(({ label }) => label)).toEqual(['One', 'Two']);
    expect(first?.options?.map(({ id }) => id)).not.toContain('o1');
  });
  it('of conditions, follows the questions and options that they ask about, and leaves unfinished ones unfinished', () => {
    expect(second?.showIf).toEqual({
      join: 'any',
      conditions: [
        { questionId: first?.id, operator: 'contains', value: first?.options?.[1]?.id },
        { questionId: '', operator: 'equals', value: '' },
      ],
    });
  });
  it('of translations, follows the paths', () => {
    expect(copy.translations).toEqual({
      cy: {
        title: 'Parc',
        [`questions.${first?.id}.title`]: 'Cyntaf',
        [`questions.${first?.id}.options.${first?.options?.[1]?.id}`]: 'Dau',
        [`questions.${second?.id}.title`]: 'Ail',
      },
    });
  });
  it('of two questions whose options have the same ids, keeps each condition on its own question', () => {
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

describe('taking another survey', () => {
  const draft = content({ title: 'Mine', questions: [question('mine')], translations: { cy: { title: 'Fy' } } });

  it('instead of the draft, brings its words and questions, and keeps the title where it has none', () => {
    expect(replacedBy(draft, survey)).toMatchObject({ title: 'Park', questions: [{ id: 'a' }, { id: 'b' }] });
    expect(replacedBy(draft, content({ title: ' ' })).title).toBe('Mine');
  });
  it('behind the draft, brings its questions with their translations and nothing else', () => {
    const appended = appendedWith(draft, survey);
    expect(appended.title).toBe('Mine');
    expect(appended.questions.map(({ id }) => id)).toEqual(['mine', 'a', 'b']);
    expect(appended.translations?.cy).toMatchObject({ title: 'Fy', 'questions.b.title': 'Ail' });
  });
});

describe('renamedBy', () => {
  it('when the server kept all ids, is nothing', () => {
    expect(renamedBy(survey.questions, survey.questions)).toBeNull();
  });
  it('when the server gave a question and an option new ids, names both, and the draft can follow', () => {
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
