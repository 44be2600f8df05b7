export { openTime } from './open-time';
export { nextRoundChange, type RoundChange, roundChanges } from './round-changes';
export { endOf, type Place, placeOf, type Round, roundOf, type Timing } from './rounds';
