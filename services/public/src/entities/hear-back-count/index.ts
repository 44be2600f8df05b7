export { onHearBackCounted } from './hear-back-counts.consumer';
export type { HearBackCountRepository } from './hear-back-counts.repository';
export { type KnownHearBacks, knownHearBacksOf, shownHeardBack } from './known-hear-backs';
