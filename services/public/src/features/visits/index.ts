export { flushVisitsAcrossCouncils } from './flush-visits.use-case';
export { visitRoutes } from './visit.routes';
export { createVisitCounters } from './visit-counters';
