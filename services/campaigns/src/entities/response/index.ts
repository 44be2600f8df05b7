export { type AnswerCondition, type AnswerConditions, conditionsOf } from './answer-conditions.domain';
export {
  type AskedQuestionRecords,
  type AskedQuestions,
  askedQuestions,
  definedQuestions,
  everyQuestion,
  surveyLanguages,
} from './asked-questions';
export { asksForPerson } from './asks-for-person.domain';
export { everAsked } from './ever-asked.domain';
export { hiddenQuestions } from './hidden-questions.domain';
export type { LabelCondition } from './label-condition.domain';
export { listedResponses } from './listed-responses';
export { namesAsked, type TextQuestion, wordsOf } from './own-words';
export type { RedactTexts, WrittenTexts } from './redact-texts';
export { type ExportRedactor, exportRedactor, redactorFor, withoutPersonalAnswers } from './redaction';
export type { CountedResponse, Exclusion, NewResponse, Response } from './response.domain';
export type { ResponseFilter, ResponseRepository } from './response.repository';
export { toResponseView } from './response.view';
export { unhurried } from './unhurried';
export { readWhere } from './where';
