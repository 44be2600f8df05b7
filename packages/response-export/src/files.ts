export {
  type AnswerColumn,
  answerColumns,
  type FileCell,
  type QuestionColumns,
  rowReader,
  UnreadAnswer,
} from './answer-columns';
export { type ExportedResponse, type ResponseField, responseFields } from './response-fields';
export { jsonLineWriter } from './responses-json-lines';
