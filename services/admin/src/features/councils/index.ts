export { councilRoutes } from './council.routes';
export { createCouncil } from './create-council.use-case';
export { freeReservedSlugs } from './free-reserved-slugs.use-case';
export { createCountLogos } from './logo/count-logos';
export { folderOf as logoFolderOf } from './logo/logo.deps';
export { logoRoutes } from './logo/logo.routes';
