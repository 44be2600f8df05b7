export { erasureRoutes } from './erasure.routes';
