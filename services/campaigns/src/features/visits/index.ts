export { onVisitRecorded } from './on-visit-recorded.consumer';
export { recordVisits } from './record-visits.use-case';
