export { openTime, type Stretch } from './open-time';
export { nextRoundChange, type RoundChange, roundChanges } from './round-changes';
export { endOf, placeOf, type Round, roundOf, type SchedulePosition, type Timing } from './rounds';
