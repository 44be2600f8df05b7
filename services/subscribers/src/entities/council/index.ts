export type { CouncilCopy, CouncilRepository } from './council.repository';
export { forgetCouncil } from './forget-council';
export { onCouncilChanged } from './on-council-changed.consumer';
