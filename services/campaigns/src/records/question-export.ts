/** @file What the question types know of exports, for those who write them. */
export { answerInWords, reportFileName, responsesCsv, responsesFileName } from '@folkmoot/question-types/export';
