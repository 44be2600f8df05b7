export { countingOf } from './counting';
export { createRecentKeys, type RecentKeys } from './recent-keys';
export { VIA } from './scans';
export { createSecretHash } from './secret-hash';
export { isBot } from './user-agent.domain';
export { type Arrival, type Arrivals, type CountVisit, noVisit, type VisitKind } from './visit.domain';
export { createVisitCounters, SEPARATOR, type VisitCount, type VisitCounters } from './visit-counters';
export { type Headers, headerOf, isFromPage, networkOf, type Visitor, visitorOf } from './visitor.domain';
