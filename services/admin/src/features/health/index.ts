export { createServiceAsker } from './ask-services';
export { getSystemHealthAcrossCouncils } from './get-system-health.use-case';
export { healthRoutes } from './health.routes';
export { createWatch } from './watch';
