import { DateTime } from 'luxon';

/**
 * The moment that is kept of what happened to a person. After a survey it is the day's beginning in the council's zone:
 * sign-up, message and its fate follow the response at once, and must not be matched with it by time (E-61).
 */
export const keptMoment = (at: Date, zone: string, isAfterSurvey: boolean): Date =>
  isAfterSurvey ? DateTime.fromJSDate(at, { zone }).startOf('day').toJSDate() : at;

const HOUR_MS = 3_600_000;

/** The moment until which something waits: after a survey the next full hour, which does not tell when it began. */
export const waitingMoment = (at: Date, isAfterSurvey: boolean): Date =>
  isAfterSurvey ? new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS) : at;
