export { answerInWords } from './export/answer-text';
export { type ExportedResponse, reportFileName, responsesCsv, responsesFileName } from './export/responses-csv';
