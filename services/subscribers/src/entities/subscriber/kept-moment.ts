import { startOfLocalDay } from '@folkmoot/calendar/days';

/**
 * The moment that is kept of what happened to a person. After a survey it is the day's beginning in the council's zone:
 * sign-up, message and its fate follow the response at once, and must not be matched with it by time.
 */
export const keptMoment = (at: Date, zone: string, isAfterSurvey: boolean): Date =>
  isAfterSurvey ? startOfLocalDay(at, zone) : at;

const HOUR_MS = 3_600_000;

/** The retry time of a message. After a survey it is the next full hour, so that it does not reveal the start time. */
export const waitingMoment = (at: Date, isAfterSurvey: boolean): Date =>
  isAfterSurvey ? new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS) : at;
