export { aiRoutes } from './ai.routes';
export { createCallProvider } from './call-provider';
