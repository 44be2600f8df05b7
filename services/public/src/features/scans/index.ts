export { createArrivals } from './arrivals';
export { scanOperations } from './scan.operations';
export { scanRoutes } from './scan.routes';
