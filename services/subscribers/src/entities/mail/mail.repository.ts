import type { WaitingMails } from '@folkmoot/service-kit';

export const mailKinds = ['confirm', 'welcome', 'address_new', 'address_old', 'hear_back'] as const;
export type MailKind = (typeof mailKinds)[number];
/** Messages to people on the list. */
export type SubscriberMailKind = Exclude<MailKind, 'hear_back'>;

/** A message to send. It stores no address: the sender reads the address when it sends the message. */
export interface QueuedMail {
  readonly id: string;
  readonly councilId: string;
  /** For `hear_back` the person who asked to hear what comes of a survey. */
  readonly subscriberId: string;
  readonly kind: MailKind;
  readonly dueAt: Date;
  readonly attempts: number;
  /** It follows a sign-up after a survey: of its time nobody learns more than the day. */
  readonly isAfterSurvey: boolean;
}

/** Record that a message was sent or will be sent. */
export interface MailTrace {
  readonly kind: MailKind;
  readonly state: 'queued' | 'sent' | 'failed';
  /** When it was sent; before that, when it is due. */
  readonly at: Date;
  /** The subject line as it was sent; empty before. */
  readonly subject: string;
}

export interface MailRepository {
  /** Adds a message that is due at once. Skips it when one of the kind is queued or was sent after `unlessSince`. */
  add(
    mail: Pick<QueuedMail, 'subscriberId' | 'kind' | 'isAfterSurvey'> & { now: Date; unlessSince: Date },
  ): Promise<void>;
  /** Claims a message that is due. Nobody else gets it before `until`. */
  take(id: string, now: Date, until: Date): Promise<QueuedMail | null>;
  /** Marks the message as sent at `at` and clears the times when it was due and claimed. */
  sent(id: string, at: Date, subject: string): Promise<void>;
  /** Newest first. Sent messages are deleted after a month. */
  listOfSubscriber(subscriberId: string): Promise<MailTrace[]>;
  /** Delays a message before its first attempt: not due before `dueAt`. */
  hold(id: string, dueAt: Date): Promise<void>;
  /** Number of delayed messages. */
  countHeld(now: Date): Promise<number>;
  /** Retry at `dueAt`; null means no retry. */
  failed(id: string, dueAt: Date | null): Promise<void>;
}

export type MailRef = Pick<QueuedMail, 'id' | 'councilId' | 'isAfterSurvey'>;

/** Background work across councils. No request uses it. */
export interface MailRepositoryAcrossCouncils {
  listDueAcrossCouncils(now: Date, limit: number): Promise<MailRef[]>;
  /** When the queued message that is due first is due. Null when none is queued. */
  findNextDueAtAcrossCouncils(): Promise<Date | null>;
  waitingAcrossCouncils(now: Date): Promise<WaitingMails>;
  /**
   * Deletes messages after a survey that were sent or abandoned on an earlier day, because their times must not
   * identify anybody.
   */
  forgetAfterSurveyAcrossCouncils(before: Date): Promise<void>;
  /** The day of the oldest message that is deleted by `forgetAfterSurveyAcrossCouncils`. Null when there is none. */
  findOldestAfterSurveyAcrossCouncils(): Promise<Date | null>;
}
