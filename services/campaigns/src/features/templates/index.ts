export { findTemplate } from './template.registry';
export { templateRoutes } from './template.routes';
