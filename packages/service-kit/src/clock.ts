/** Where the time comes from. Domain code is given a clock, so that tests and demo history can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
