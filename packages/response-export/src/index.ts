export { type ExportedResponse, reportFileName, responsesCsv, responsesFileName } from './responses-csv';
