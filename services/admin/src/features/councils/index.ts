export { councilRoutes } from './council.routes';
export { createCouncil } from './create-council.use-case';
