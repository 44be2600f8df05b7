import type { CheckAnswers } from './validate-answers';

/** Checks answers against the version they were given to. */
export const checkAnswers: CheckAnswers = (survey, answers) => {
  const given = new Map(answers.map((each) => [each.questionId, each]));
  const counted = survey.questions.flatMap(({ id }) => given.get(id) ?? []);
  const missing = survey.questions.filter(({ id, required }) => required && !given.has(id));
  const known = new Set(survey.questions.map(({ id }) => id));
  const unknown = answers.filter(({ questionId }) => !known.has(questionId));
  const problems = [
    ...missing.map(({ id }) => ({ path: `answers.${id}`, message: 'This question is required' })),
    ...unknown.map(({ questionId }) => ({ path: `answers.${questionId}`, message: 'This question is not known.' })),
  ];
  return { answers: counted, problems, totalQuestions: survey.questions.length };
};
