export const mailKinds = ['confirm', 'welcome'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A message that is to be sent. It names no address: that is looked up when it goes. */
export interface QueuedMail {
  readonly id: string;
  readonly councilId: string;
  readonly subscriberId: string;
  readonly kind: MailKind;
  readonly dueAt: Date;
  readonly attempts: number;
  /** It follows a sign-up after a survey: of its time nobody learns more than the day (E-61). */
  readonly isAfterSurvey: boolean;
}

/** That a message was, or is to be, sent. */
export interface MailTrace {
  readonly kind: MailKind;
  readonly state: 'queued' | 'sent' | 'failed';
  /** When it was sent, else when it is due. */
  readonly at: Date;
}

export interface MailQueue {
  /** Not when one of the kind waits already, or went after `unlessSince`. Due at once. */
  add(
    mail: Pick<QueuedMail, 'subscriberId' | 'kind' | 'isAfterSurvey'> & { now: Date; unlessSince: Date },
  ): Promise<void>;
  /** Takes a message for sending, if it is still due; nobody else gets it until `until`. */
  take(id: string, now: Date, until: Date): Promise<QueuedMail | null>;
  /** It went at `at`: of when it was due or taken nothing is left. */
  sent(id: string, at: Date): Promise<void>;
  /** Those that are kept: what was sent is forgotten after a month. Newest first. */
  listOfSubscriber(subscriberId: string): Promise<MailTrace[]>;
  /** Before it is sent for the first time: not due before `dueAt`. */
  hold(id: string, dueAt: Date): Promise<void>;
  /** How many are held. */
  countHeld(now: Date): Promise<number>;
  /** To be tried again at `dueAt`, or never when it is null. */
  failed(id: string, dueAt: Date | null): Promise<void>;
}

export type MailPlace = Pick<QueuedMail, 'id' | 'councilId' | 'isAfterSurvey'>;

/** Work over all councils that no request does. */
export interface MailSweep {
  listDueAcrossCouncils(now: Date, limit: number): Promise<MailPlace[]>;
  /** Forgets messages after a survey that went, or were given up, on a day that began before: their time is nobody's (E-61). */
  forgetAfterSurveyAcrossCouncils(before: Date): Promise<void>;
}
