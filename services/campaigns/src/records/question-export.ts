/** @file What the question types know of exports, for those who write them. */
export { reportFileName, responsesCsv, responsesFileName } from '@folkmoot/question-types/export';
