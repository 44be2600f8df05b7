export type { ExportedResponse } from './response-fields';
export { reportFileName, responsesCsv, responsesFileName } from './responses-csv';
