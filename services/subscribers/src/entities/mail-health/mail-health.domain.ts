import type { bounceTestStates, MailReportWay, mailWayProblems } from '@folkmoot/contracts';

/** A message to an address that does not exist, whose report is awaited. */
export interface StoredBounceTest {
  readonly id: string;
  readonly to: string;
  readonly sentAt: Date;
  readonly state: (typeof bounceTestStates)[number];
  readonly reportedBy: MailReportWay | null;
  readonly reportedAt: Date | null;
}

/** The reports about messages of one council. */
export interface StoredMailHealth {
  readonly lastReportAt: Date | null;
  readonly lastReportBy: MailReportWay | null;
  readonly test: StoredBounceTest | null;
}

export const noMailHealth: StoredMailHealth = { lastReportAt: null, lastReportBy: null, test: null };

/** Position in the mailbox. The server changes `uidValidity` when the numbers of its messages change. */
export interface MailboxPosition {
  readonly uidValidity: string;
  readonly lastUid: number;
}

/** One way in which reports arrive, for the whole installation. */
export interface StoredMailWay {
  readonly way: MailReportWay;
  /** When the mailbox was last read. */
  readonly readAt: Date | null;
  readonly problem: (typeof mailWayProblems)[number] | null;
  readonly problemAt: Date | null;
  readonly position: MailboxPosition | null;
}
