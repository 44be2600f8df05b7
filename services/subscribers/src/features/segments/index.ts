export { segmentRoutes } from './segment.routes';
