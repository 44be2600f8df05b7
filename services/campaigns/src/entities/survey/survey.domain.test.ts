import type { Question, SurveyContent, SurveyVersion } from '@folkmoot/contracts';
import {
  emptySurvey,
  followTitle,
  idsNotToReuse,
  newSurvey,
  nextVersion,
  type Survey,
  withDraft,
  withFreshIds,
} from './survey.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const question = (id: string, overrides: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title: `About ${id}`,
  required: false,
  ...overrides,
});
const content = (...questions: Question[]): SurveyContent => ({
  title: 'Park',
  description: '',
  introText: '',
  introFile: null,
  questions,
});
const survey = (...questions: Question[]): Survey => ({
  ...newSurvey({ id: 's1', campaignId: 'c1', createdBy: 'u1', content: content(...questions) }, now),
  councilId: 'council_own',
  revision: 1,
});
const freshIds = (questions: Question[], retired: readonly string[]): Question[] =>
  withFreshIds(content(...questions), retired, counted()).questions;
const counted = () => {
  let made = 0;
  return () => {
    made += 1;
    return `new-${made}`;
  };
};

describe('a new survey', () => {
  test('the survey has the title of its campaign and no questions', () => {
    expect(survey().publishedVersion).toBe(0);
    expect(emptySurvey({ title: 'Park', description: 'Why' })).toEqual({
      title: 'Park',
      description: 'Why',
      introText: '',
      checkAnswers: true,
      introFile: null,
      questions: [],
    });
  });
});

describe('the title', () => {
  const words = { fr: { title: 'Parc', description: 'Pourquoi' } };
  const titled = (title: string): SurveyContent => ({ ...content(), title, translations: words });
  test.each(['Park', 'Park Survey'])('%s follows the campaign, without its old translation', (title) => {
    const followed = followTitle(titled(title), 'Park', 'Square');
    expect(followed.title).toBe('Square');
    expect(followed.translations).toEqual({ fr: { description: 'Pourquoi' } });
  });
  test('another title stays, with its translation', () => {
    const own = titled('Your park');
    expect(followTitle(own, 'Park', 'Square')).toBe(own);
  });
});

describe('ids (E-82)', () => {
  test('the id of a removed question is not used again', () => {
    const without = withDraft(survey(question('a'), question('b')), content(question('a')), null, now);
    expect(without.retiredIds).toEqual(['b']);
    const [a, b] = freshIds([question('a'), question('b')], without.retiredIds);
    expect([a?.id, b?.id]).toEqual(['a', 'new-1']);
  });
  test('the id of a removed option is not used again in its question', () => {
    const options = [
      { id: 'x', label: 'X' },
      { id: 'y', label: 'Y' },
    ];
    const before = survey(question('a', { type: 'dropdown', options }), question('b', { type: 'dropdown', options }));
    const after = content(
      question('a', { type: 'dropdown', options: options.slice(0, 1) }),
      question('b', { type: 'dropdown', options }),
    );
    const { retiredIds } = withDraft(before, after, null, now);
    expect(retiredIds).toEqual(['a/y']);
    const fresh = freshIds(before.content.questions, retiredIds);
    expect(fresh.map((each) => each.options?.map(({ id }) => id))).toEqual([
      ['x', 'new-1'],
      ['x', 'y'],
    ]);
  });
  test('the second of two equal ids is renewed, and the first stays', () => {
    expect(freshIds([question('a'), question('a')], []).map(({ id }) => id)).toEqual(['a', 'new-1']);
  });
  test('conditions follow when an id is renewed', () => {
    const conditional = question('b', { showIf: { questionId: 'a', operator: 'contains', value: 'x' } });
    const [first, second] = freshIds([question('a'), conditional], ['a']);
    expect(first?.id).toBe('new-1');
    expect(second?.showIf).toMatchObject({ questionId: 'new-1' });
  });
  test('conditions and translations refer to the first question when an id is repeated', () => {
    const conditional = question('b', { showIf: { questionId: 'a', operator: 'answered', value: '' } });
    const survey = {
      ...content(question('a'), question('a'), conditional),
      translations: { cy: { 'questions.a.title': 'A' } },
    };
    const { questions, translations } = withFreshIds(survey, [], counted());
    expect(questions[2]?.showIf).toMatchObject({ questionId: 'a' });
    expect(translations).toEqual(survey.translations);
  });
  test('groups of conditions and translations follow when an id is renewed', () => {
    const showIf = {
      join: 'all' as const,
      conditions: [
        { questionId: 'a', operator: 'contains' as const, value: 'x' },
        { questionId: 'c', operator: 'answered' as const, value: '' },
      ],
    };
    const survey = {
      ...content(question('a', { options: [{ id: 'x', label: 'X' }] }), question('c'), question('b', { showIf })),
      translations: { cy: { 'questions.a.options.x': 'Ecs', title: 'Parc' } },
    };
    const fresh = withFreshIds(survey, ['a'], counted());
    expect(fresh.questions[2]?.showIf).toEqual({
      join: 'all',
      conditions: [{ ...showIf.conditions[0], questionId: 'new-1' }, showIf.conditions[1]],
    });
    expect(fresh.translations).toEqual({ cy: { 'questions.new-1.options.x': 'Ecs', title: 'Parc' } });
  });
  test('conditions on an option follow when its id is renewed', () => {
    const chosen = question('a', { type: 'dropdown', options: [{ id: 'x', label: 'X' }] });
    const conditional = question('b', { showIf: { questionId: 'a', operator: 'equals', value: 'x' } });
    expect(freshIds([chosen, conditional], ['a/x'])[1]?.showIf).toMatchObject({ value: 'new-1' });
  });
});

describe('unpublished changes', () => {
  test('there are changes when the draft differs from the published version in more than property order', () => {
    const published = content(question('a'));
    const same = content({ required: false, title: 'About a', type: 'text', id: 'a' });
    expect(withDraft(survey(), same, published, now).hasUnpublishedChanges).toBe(false);
    expect(withDraft(survey(), content(question('a', { title: 'B' })), published, now).hasUnpublishedChanges).toBe(
      true,
    );
  });
  test('there are no changes when nothing is published', () => {
    expect(withDraft(survey(), content(question('a')), null, now).hasUnpublishedChanges).toBe(false);
  });
});

describe('the next version', () => {
  const first = nextVersion(survey(question('a')), null, now);
  const edit = (before: SurveyVersion, ...questions: Question[]) => nextVersion(survey(...questions), before, now);

  test('the first version starts a series', () => {
    expect([first.version, first.series]).toEqual([1, 1]);
  });
  test.each([
    ['texts', [question('a', { title: 'Other words', required: true })]],
    ['another question', [question('z'), question('a')]],
  ])('the series stays when %s changed', (_, questions) => {
    const next = edit(first, ...questions);
    expect([next.version, next.series]).toEqual([2, 1]);
  });
  test.each([
    ['a question went', []],
    ['a type changed', [question('a', { type: 'rating' })]],
  ])('a new series starts when %s', (_, questions) => {
    expect(edit(first, ...questions).series).toBe(2);
  });
});

describe('ids of removed parts (E-82)', () => {
  const retiredIds = ['a', 'a/x', 'b'];
  test('ids are never reused when the survey is not published', () => {
    expect(idsNotToReuse({ retiredIds }, null)).toEqual(retiredIds);
  });
  test('an id of the published version is reused when its deletion is undone', () => {
    expect(idsNotToReuse({ retiredIds }, content(question('a', { options: [{ id: 'x', label: 'X' }] })))).toEqual([
      'b',
    ]);
  });
});

test('a carried option keeps the id of its original, also when it was carried before or its original is renewed', () => {
  const source = question('a', { type: 'multiselect', options: [{ id: 'x', label: 'X' }] });
  const carrying = question('b', {
    type: 'dropdown',
    optionsFrom: { questionId: 'a', which: 'picked' },
    options: [{ id: 'x', label: 'X', isCarried: true }],
  });
  const asks = question('c', { showIf: { questionId: 'b', operator: 'contains', value: 'x' } });
  const fresh = (retired: string[]) => withFreshIds(content(source, carrying, asks), retired, counted()).questions;
  expect(fresh(['b/x'])[1]?.options?.[0]?.id).toBe('x');
  const [, renewed, following] = fresh(['a/x']);
  expect(renewed?.options?.map(({ id }) => id)).toEqual(['new-1']);
  expect(following?.showIf).toMatchObject({ value: 'new-1' });
});
