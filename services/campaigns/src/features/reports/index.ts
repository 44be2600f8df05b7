export { createDrawing } from './create-drawing';
export { createLiveFigures, type LiveFigureSource } from './live-figures';
export { reportRoutes } from './report.routes';
export { reportDocumentRoutes } from './report-document.routes';
