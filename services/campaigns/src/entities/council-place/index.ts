export { type CouncilPlace, hasSeveral, MAX_PLANS, nameOfFile } from './council-place.domain';
export type { CouncilPlaceRepository } from './council-place.repository';
