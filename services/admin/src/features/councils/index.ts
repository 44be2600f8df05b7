export { councilRoutes } from './council.routes';
export { createCouncil } from './create-council.use-case';
export { folderOf as logoFolderOf } from './logo/logo.deps';
export { logoRoutes } from './logo/logo.routes';
