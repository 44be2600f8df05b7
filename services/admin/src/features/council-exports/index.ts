export { exportFolderOf } from './council-export.deps';
export { councilExportJobs } from './council-export.jobs';
export { councilExportRoutes } from './council-export.routes';
export { createCouncilSources } from './service-sources';
