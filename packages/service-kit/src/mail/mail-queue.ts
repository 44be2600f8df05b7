export interface WaitingMails {
  readonly count: number;
  /** Since when the oldest of them is due; null when none is, or when that is unknown. */
  readonly oldestAt: Date | null;
}

/** Mails of one kind that a service sends in the background. */
export interface MailQueue {
  /** A label of metrics: a fixed name such as `invitations`, never one of a council. */
  readonly name: string;
  /** The mails of all councils that are due and not sent. */
  readonly waiting: () => Promise<WaitingMails>;
}
