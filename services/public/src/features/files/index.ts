export { fetchFromAdmin, fetchFromCampaigns } from './fetch-file';
export { fileRoutes } from './file.routes';
export { folderOf } from './file-place.domain';
export { createKeepFiles } from './keep-files.use-case';
export { logoRoutes } from './logo.routes';
