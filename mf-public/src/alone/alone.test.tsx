import { questionTypes } from '@folkmoot/question-types/core';
import { sampleSurvey } from './sample-survey';

describe('the sample survey of mf-public alone', () => {
  it.each(questionTypes.map(({ id, problems }) => ({ id, problems })))(
    'has a question of the type $id with nothing wrong with it',
    ({ id, problems }) => {
      const question = sampleSurvey.questions.find(({ type }) => type === id);
      expect(question && problems(question)).toEqual([]);
    },
  );
});
