export { subscriberRoutes } from './subscriber.routes';
