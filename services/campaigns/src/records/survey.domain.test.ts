import type { Question, SurveyContent, SurveyVersion } from '@folkmoot/contracts';
import { newSurvey, nextVersion, type Survey, withDraft, withFreshIds } from './survey.domain';

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
  ...newSurvey({ id: 's1', campaignId: 'c1', createdBy: 'u1', title: 'Park', description: 'Why' }, now),
  councilId: 'council_own',
  revision: 1,
  content: content(...questions),
});
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
    expect(
      newSurvey({ id: 's', campaignId: 'c', createdBy: 'u', title: 'Park', description: 'Why' }, now).content,
    ).toEqual({ title: 'Park Survey', description: 'Why', introText: '', introFile: null, questions: [] });
  });
});

describe('ids', () => {
  test('of a removed question, are not used again', () => {
    const without = withDraft(survey(question('a'), question('b')), content(question('a')), null, now);
    expect(without.retiredIds).toEqual(['b']);
    const [a, b] = withFreshIds([question('a'), question('b')], without.retiredIds, counted());
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
    const fresh = withFreshIds(before.content.questions, retiredIds, counted());
    expect(fresh.map((each) => each.options?.map(({ id }) => id))).toEqual([
      ['x', 'new-1'],
      ['x', 'y'],
    ]);
  });
  test('that come twice in one survey, are made different, and the first keeps its own', () => {
    expect(withFreshIds([question('a'), question('a')], [], counted()).map(({ id }) => id)).toEqual(['a', 'new-1']);
  });
  test('that were renewed, are followed by conditions', () => {
    const asked = question('b', { showIf: { questionId: 'a', operator: 'contains', value: 'x' } });
    const [first, second] = withFreshIds([question('a'), asked], ['a'], counted());
    expect(first?.id).toBe('new-1');
    expect(second?.showIf).toMatchObject({ questionId: 'new-1' });
  });
  test('of a renewed option, are followed by conditions on it', () => {
    const chosen = question('a', { type: 'dropdown', options: [{ id: 'x', label: 'X' }] });
    const asked = question('b', { showIf: { questionId: 'a', operator: 'equals', value: 'x' } });
    expect(withFreshIds([chosen, asked], ['a/x'], counted())[1]?.showIf).toMatchObject({ value: 'new-1' });
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
