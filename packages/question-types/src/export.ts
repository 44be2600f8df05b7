export { type ExportedResponse, responsesCsv, responsesFileName } from './export/responses-csv';
