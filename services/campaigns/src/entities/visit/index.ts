export { noVisits } from './visit.domain';
export type { VisitRepository } from './visit.repository';
