export { flushVisitsAcrossCouncils } from './flush-visits.use-case';
export { createVisitRepository, visitModel, visitSource } from './visit.mongo';
export { visitRoutes } from './visit.routes';
export { createVisitCounters } from './visit-counters';
