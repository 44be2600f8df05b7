export { seedSubscribersOperation } from './seed.operation';
export { seedRoutes } from './seed.routes';
