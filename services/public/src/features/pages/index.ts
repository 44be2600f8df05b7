export { createReleases } from '../../rendering/release';
export { createClientFiles } from './client-files';
export { pageOperations } from './page.operations';
export { pageRoutes } from './page.routes';
