export { addSubscriber } from './add-subscriber.use-case';
export { subscriberRoutes } from './subscriber.routes';
