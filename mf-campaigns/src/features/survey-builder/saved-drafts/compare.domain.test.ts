import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { differencesSince } from './compare.domain';

const question = (id: string, title = id, patch: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title,
  required: false,
  ...patch,
});
const survey = (questions: Question[], patch: Partial<SurveyContent> = {}): SurveyContent => ({
  title: 'Park',
  description: '',
  introText: '',
  introFile: null,
  questions,
  ...patch,
});
const version = survey([question('a'), question('b'), question('c')]);
const words = (now: SurveyContent) => differencesSince(version, now).map((difference) => difference.words);

describe('the differences since a version', () => {
  it('are none when nothing changed', () => {
    expect(differencesSince(version, structuredClone(version))).toEqual([]);
  });

  it('name questions that were added, removed and moved', () => {
    expect(words(survey([...version.questions, question('d')]))).toEqual(['Question 4 (“d”) is new.']);
    expect(words(survey(version.questions.slice(1)))).toEqual(['Question 1 (“a”) is removed.']);
    expect(words(survey([question('c'), question('a'), question('b')]))).toEqual(['Question 1 (“c”) moves.']);
  });

  it('show the texts of a changed question before and after, once', () => {
    const now = survey([question('a', 'New', { required: true }), question('b'), question('c')]);
    expect(differencesSince(version, now)).toEqual([
      expect.objectContaining({
        words: 'Question 1 (“New”) is worded differently.',
        before: 'a',
        after: 'New · Required',
      }),
      expect.not.objectContaining({ before: expect.anything() }),
    ]);
  });

  it('show each changed text of the survey before and after', () => {
    const now = survey(version.questions, { title: 'Parks', introText: 'Hello' });
    expect(differencesSince(version, now)).toEqual([
      { key: 'title', words: 'Survey title', before: 'Park', after: 'Parks' },
      { key: 'introText', words: 'Introduction text', before: '', after: 'Hello' },
    ]);
  });
});
