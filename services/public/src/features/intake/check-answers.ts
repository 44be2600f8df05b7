import { validateResponse } from '@folkmoot/question-types/core';
import { foldLongBlanks } from './fold-blanks';
import { answerProblems } from './intake.messages';
import type { CheckAnswers } from './submission.domain';

/** Checks answers against the version they were given to, as the question types judge them. */
export const checkAnswers: CheckAnswers = (survey, given) => {
  const { answers, problems, visible } = validateResponse(survey.questions, given);
  return {
    answers: answers.map(({ questionId, answer }) => ({
      questionId,
      answer: typeof answer === 'string' ? foldLongBlanks(answer) : answer,
    })),
    totalQuestions: visible,
    problems: problems.map(({ questionId, problem }) => ({
      path: `answers.${questionId}`,
      message: answerProblems[problem],
    })),
  };
};
