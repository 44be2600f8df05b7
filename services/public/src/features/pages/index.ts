export { createClientFiles } from './client-files';
export { pageOperations } from './page.operations';
export { pageRoutes } from './page.routes';
