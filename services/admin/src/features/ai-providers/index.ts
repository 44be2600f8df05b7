export { aiRoutes } from './ai.routes';
export { callProvider } from './call-provider';
