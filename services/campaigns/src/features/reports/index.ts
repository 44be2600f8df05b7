export { createLiveFigures, type LiveFigureSource } from './live-figures';
export { reportRoutes } from './report.routes';
