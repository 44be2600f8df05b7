export { createLiveFigures } from './live-figures';
export { reportRoutes } from './report.routes';
