export { exclusionRoutes } from './exclusion.routes';
