export { CSV_END, CSV_START, headingOfPart, NO_ANSWER } from './csv-headings';
export { titleOf } from './question-title';
export type { ExportedResponse } from './response-fields';
export { reportFileName, responsesCsv, responsesFileName } from './responses-csv';
