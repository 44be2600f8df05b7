import type { NotificationKind } from '@folkmoot/contracts';
import type { WaitingMails } from '@folkmoot/service-kit';
import type { NoticeSubject, NoticeText } from './notice.domain';

/** An event that staff are mailed about. It is deleted when all recipients were mailed. */
export interface StoredNotice {
  readonly id: string;
  readonly kind: NotificationKind;
  /** Null for all councils. It is then split into one notice per council. */
  readonly councilId: string | null;
  readonly about: NoticeSubject | null;
  /** Null until the text is written, for the recipients of that moment. */
  readonly text: NoticeText | null;
  /** Users who were not mailed yet. */
  readonly pending: readonly string[];
  readonly happenedAt: Date;
  readonly dueAt: Date;
}

export interface NoticeRepository {
  add(notice: StoredNotice): Promise<void>;
  /** Due notices, oldest first. */
  listDue(now: Date, limit: number): Promise<StoredNotice[]>;
  /** When the next notice is due. Null when there is none. */
  findNextDueAt(): Promise<Date | null>;
  waiting(now: Date): Promise<WaitingMails>;
  write(id: string, text: NoticeText, pending: readonly string[]): Promise<void>;
  /** Claims a recipient, so that no other replica mails them. False when already claimed. */
  take(id: string, userId: string): Promise<boolean>;
  /** Adds a recipient again when no mail server accepted the mail. */
  putBack(id: string, userId: string, dueAt: Date): Promise<void>;
  /** Deletes the notice when all recipients were mailed. */
  settle(id: string): Promise<void>;
  delete(id: string): Promise<void>;
}
