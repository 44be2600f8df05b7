export { seedRoutes } from './seed.routes';
