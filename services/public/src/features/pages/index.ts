export { createClientFiles } from './client-files';
export { pageRoutes } from './page.routes';
export { createReleases } from './release';
