export { exportRoutes } from './export.routes';
