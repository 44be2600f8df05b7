import type { MailReportWay } from '@folkmoot/contracts';
import type { MailboxPosition, StoredBounceTest, StoredMailHealth, StoredMailWay } from './mail-health.domain';

export interface MailHealthRepository {
  find(): Promise<StoredMailHealth>;
  noteReport(by: MailReportWay, at: Date): Promise<void>;
  /** Replaces the test before it. */
  saveTest(test: StoredBounceTest): Promise<void>;
  /** Completes the test that waits. False when it is another one, or has its report. */
  completeTest(id: string, by: MailReportWay, at: Date): Promise<boolean>;
}

/** The part that belongs to the installation. Reports find their council by it. */
export interface MailHealthRepositoryAcrossCouncils {
  /** The council of a test; null for an unknown test. */
  findCouncilOfTestAcrossCouncils(id: string): Promise<string | null>;
  listWaysAcrossCouncils(): Promise<StoredMailWay[]>;
  noteProblemAcrossCouncils(
    way: MailReportWay,
    problem: NonNullable<StoredMailWay['problem']>,
    at: Date,
  ): Promise<void>;
  /** The way works: clears its problem. */
  noteWorksAcrossCouncils(way: MailReportWay): Promise<void>;
  /** The mailbox was read up to this position. */
  noteReadAcrossCouncils(position: MailboxPosition, at: Date): Promise<void>;
}
