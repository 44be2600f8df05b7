export { seedAdminOperation } from './seed.operation';
export { seedRoutes } from './seed.routes';
export { ensureSystemAdmin } from './seed-demo.use-case';
