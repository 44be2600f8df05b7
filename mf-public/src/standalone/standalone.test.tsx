import { assetUrl, type Question } from '@folkmoot/contracts/client';
import { questionTypes } from '@folkmoot/question-types/core';
import { sampleSurvey } from './sample-survey';

/** The standalone page has no storage, so its pictures are inline drawings. The product stores them. */
const stored = (question: Question): Question => ({
  ...question,
  ...(question.imageOptions && {
    imageOptions: question.imageOptions.map((option) => ({
      ...option,
      imageUrl: assetUrl(`${'a'.repeat(64)}.png`),
    })),
  }),
});

describe('the standalone sample survey of mf-public', () => {
  it.each(questionTypes.map(({ id, problems }) => ({ id, problems })))(
    'has a question of the type $id with nothing wrong with it',
    ({ id, problems }) => {
      const question = sampleSurvey.questions.find(({ type }) => type === id);
      expect(question && problems(stored(question))).toEqual([]);
    },
  );
});
