import type { Question, SurveyContent, SurveyVersion } from '@folkmoot/contracts';
import {
  emptySurvey,
  idsNotToReuse,
  newSurvey,
  nextVersion,
  type Survey,
  withDraft,
  withFreshIds,
} from './survey.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const question = (id: string, given: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title: `About ${id}`,
  required: false,
  ...given,
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
  test('is named after its campaign and empty', () => {
    expect(survey().publishedVersion).toBe(0);
    expect(emptySurvey({ title: 'Park', description: 'Why' })).toEqual({
      title: 'Park Survey',
      description: 'Why',
      introText: '',
      introFile: null,
      questions: [],
    });
  });
});

describe('ids (E-82)', () => {
  test('of a removed question, are not used again', () => {
    const without = withDraft(survey(question('a'), question('b')), content(question('a')), null, now);
    expect(without.retiredIds).toEqual(['b']);
    const [a, b] = freshIds([question('a'), question('b')], without.retiredIds);
    expect([a?.id, b?.id]).toEqual(['a', 'new-1']);
  });
  test('of a removed option, are not used again within its question', () => {
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
  test('that come twice in one survey, are made different, and the first keeps its own', () => {
    expect(freshIds([question('a'), question('a')], []).map(({ id }) => id)).toEqual(['a', 'new-1']);
  });
  test('that were renewed, are followed by conditions', () => {
    const asked = question('b', { showIf: { questionId: 'a', operator: 'contains', value: 'x' } });
    const [first, second] = freshIds([question('a'), asked], ['a']);
    expect(first?.id).toBe('new-1');
    expect(second?.showIf).toMatchObject({ questionId: 'new-1' });
  });
  test('that come twice, leave conditions and translations with the first', () => {
    const asked = question('b', { showIf: { questionId: 'a', operator: 'answered', value: '' } });
    const given = {
      ...content(question('a'), question('a'), asked),
      translations: { cy: { 'questions.a.title': 'A' } },
    };
    const { questions, translations } = withFreshIds(given, [], counted());
    expect(questions[2]?.showIf).toMatchObject({ questionId: 'a' });
    expect(translations).toEqual(given.translations);
  });
  test('that were renewed, are followed by groups of conditions and by translations', () => {
    const showIf = {
      join: 'all' as const,
      conditions: [
        { questionId: 'a', operator: 'contains' as const, value: 'x' },
        { questionId: 'c', operator: 'answered' as const, value: '' },
      ],
    };
    const given = {
      ...content(question('a', { options: [{ id: 'x', label: 'X' }] }), question('c'), question('b', { showIf })),
      translations: { cy: { 'questions.a.options.x': 'Ecs', title: 'Parc' } },
    };
    const fresh = withFreshIds(given, ['a'], counted());
    expect(fresh.questions[2]?.showIf).toEqual({
      join: 'all',
      conditions: [{ ...showIf.conditions[0], questionId: 'new-1' }, showIf.conditions[1]],
    });
    expect(fresh.translations).toEqual({ cy: { 'questions.new-1.options.x': 'Ecs', title: 'Parc' } });
  });
  test('of a renewed option, are followed by conditions on it', () => {
    const chosen = question('a', { type: 'dropdown', options: [{ id: 'x', label: 'X' }] });
    const asked = question('b', { showIf: { questionId: 'a', operator: 'equals', value: 'x' } });
    expect(freshIds([chosen, asked], ['a/x'])[1]?.showIf).toMatchObject({ value: 'new-1' });
  });
});

describe('unpublished changes', () => {
  test('are there when the draft differs from what residents see, in whatever order its parts are written', () => {
    const published = content(question('a'));
    const same = content({ required: false, title: 'About a', type: 'text', id: 'a' });
    expect(withDraft(survey(), same, published, now).hasUnpublishedChanges).toBe(false);
    expect(withDraft(survey(), content(question('a', { title: 'B' })), published, now).hasUnpublishedChanges).toBe(
      true,
    );
  });
  test('do not exist while nothing is published', () => {
    expect(withDraft(survey(), content(question('a')), null, now).hasUnpublishedChanges).toBe(false);
  });
});

describe('the next version', () => {
  const first = nextVersion(survey(question('a')), null, now);
  const edit = (before: SurveyVersion, ...questions: Question[]) => nextVersion(survey(...questions), before, now);

  test('first of all, begins a series', () => {
    expect([first.version, first.series]).toEqual([1, 1]);
  });
  test.each([
    ['texts', [question('a', { title: 'Other words', required: true })]],
    ['another question', [question('z'), question('a')]],
  ])('after %s changed, stays in its series', (_, questions) => {
    const next = edit(first, ...questions);
    expect([next.version, next.series]).toEqual([2, 1]);
  });
  test.each([
    ['a question went', []],
    ['a type changed', [question('a', { type: 'rating' })]],
  ])('after %s, begins a new series', (_, questions) => {
    expect(edit(first, ...questions).series).toBe(2);
  });
});

describe('ids of removed parts (E-82)', () => {
  const retiredIds = ['a', 'a/x', 'b'];
  test('before the first publication, never come again', () => {
    expect(idsNotToReuse({ retiredIds }, null)).toEqual(retiredIds);
  });
  test('that residents still see, come back when their deletion is undone', () => {
    expect(idsNotToReuse({ retiredIds }, content(question('a', { options: [{ id: 'x', label: 'X' }] })))).toEqual([
      'b',
    ]);
  });
});
