import { daysAfter, localDay } from '@folkmoot/calendar/days';
import { fromWallTime } from '@folkmoot/calendar/times';
import { DomainError } from '@folkmoot/contracts';
import type { StoredAutomaticReminder, StoredMailing } from './mailing.domain';

/** On the clock of the council. */
const TIME_OF_DAY = '09:00';

export type AutomaticReminderFields = Pick<StoredAutomaticReminder, 'afterDays' | 'subject' | 'text'>;

const morningOf = (day: string, zone: string): Date => new Date(fromWallTime(`${day}T${TIME_OF_DAY}`, zone) ?? day);

interface Moment {
  /** The council's time zone. */
  readonly zone: string;
  readonly now: Date;
}

/** The morning some days after the start, or the next morning when that has passed. */
const dueAtOf = (startedAt: Date, { afterDays }: AutomaticReminderFields, { zone, now }: Moment): Date => {
  const planned = morningOf(daysAfter(localDay(startedAt, zone), afterDays), zone);
  if (planned > now) return planned;
  const today = morningOf(localDay(now, zone), zone);
  return today > now ? today : morningOf(daysAfter(localDay(now, zone), 1), zone);
};

/** Plans the reminder of an invitation, or switches it off. Throws transition_not_allowed once it is settled. */
export const planReminder = <M extends StoredMailing>(
  mailing: M,
  fields: AutomaticReminderFields | null,
  moment: Moment,
): M => {
  const isSettled = (mailing.automaticReminder?.outcome ?? null) !== null;
  if (mailing.kind !== 'invitation' || mailing.state === 'cancelled' || isSettled) {
    throw new DomainError('transition_not_allowed');
  }
  if (!fields) return { ...mailing, automaticReminder: null };
  const dueAt = mailing.startedAt && dueAtOf(mailing.startedAt, fields, moment);
  return { ...mailing, automaticReminder: { ...fields, dueAt, outcome: null, reminderId: null } };
};

/** Sets the time of the reminder when its invitation has begun. */
export const withReminderTime = (mailing: StoredMailing, moment: Moment): StoredMailing => {
  const { automaticReminder, startedAt } = mailing;
  if (!automaticReminder || !startedAt) return mailing;
  return {
    ...mailing,
    automaticReminder: { ...automaticReminder, dueAt: dueAtOf(startedAt, automaticReminder, moment) },
  };
};

/** Ends the plan, so that it is not carried out again. */
export const settleReminder = (
  mailing: StoredMailing,
  outcome: NonNullable<StoredAutomaticReminder['outcome']>,
  reminderId: string | null = null,
): StoredMailing => ({
  ...mailing,
  automaticReminder: mailing.automaticReminder && { ...mailing.automaticReminder, dueAt: null, outcome, reminderId },
});
