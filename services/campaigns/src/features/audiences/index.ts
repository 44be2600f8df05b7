export { audienceRoutes } from './audience.routes';
