export { councilStateJobs } from './council-state.jobs';
export { councilStateRoutes } from './council-state.routes';
export { onCouncilPurged } from './on-council-purged.consumer';
