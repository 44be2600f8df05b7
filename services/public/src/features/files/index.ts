export { fetchFromAdmin, fetchFromCampaigns } from './fetch-file';
export { fileRoutes } from './file.routes';
export { createKeepFiles } from './keep-files.use-case';
export { logoRoutes } from './logo.routes';
export { sweepFiles } from './sweep-files.use-case';
