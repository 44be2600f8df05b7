export { checkSurvey, type SurveyProblem } from './core/check-survey';
export { type Answers, isAnswered, visibleQuestions } from './core/conditions';
export type { AnswerProblem, AnyQuestionType, Counters, OptionCount, QuestionTypeCore } from './core/question-type';
export { hasQuestionType, questionType, questionTypes } from './core/registry';
export {
  answerProblem,
  type ResponseProblem,
  type ValidatedResponse,
  validateResponse,
} from './core/validate-response';
export { defaultRatingLabels, ratingFaces, ratingLabel, ratingValues } from './types/rating/rating.answers';
export type { RatingResult } from './types/rating/rating.core';
export { MAX_TEXT } from './types/text/text.answers';
