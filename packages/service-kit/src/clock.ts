/** The source of the current time. Domain code receives a clock, so that tests and demo history can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
