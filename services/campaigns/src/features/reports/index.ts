export { createLiveFigures, type LiveFigureSource } from './live-figures';
export { makeReportDocument } from './make-report-document.use-case';
export { reportRoutes } from './report.routes';
export { reportDocumentRoutes } from './report-document.routes';
