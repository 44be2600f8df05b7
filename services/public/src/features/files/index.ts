export { fetchFromCampaigns } from './fetch-file';
export { fileRoutes } from './file.routes';
export { createKeepFiles } from './keep-files.use-case';
export { sweepFiles } from './sweep-files.use-case';
