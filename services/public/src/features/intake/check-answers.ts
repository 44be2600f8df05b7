import { validateResponse } from '@folkmoot/question-types/core';
import { endPageOf } from '@folkmoot/question-types/end-pages';
import { foldLongBlanks } from './fold-blanks';
import { answerProblems } from './intake.messages';
import type { CheckAnswers } from './submission.domain';

/** Checks answers against their survey version, by the rules of the question types. */
export const checkAnswers: CheckAnswers = (survey, input) => {
  const { answers, problems, visible } = validateResponse(survey.questions, input);
  return {
    answers: answers.map(({ questionId, answer }) => ({
      questionId,
      answer: typeof answer === 'string' ? foldLongBlanks(answer) : answer,
    })),
    totalQuestions: visible,
    endPageId: endPageOf(survey, answers)?.id,
    problems: problems.map(({ questionId, problem }) => ({
      path: `answers.${questionId}`,
      message: answerProblems[problem],
    })),
  };
};
