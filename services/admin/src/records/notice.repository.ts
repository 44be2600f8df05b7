import type { NotificationKind } from '@folkmoot/contracts';
import type { Happening, NoticeText } from './notice.domain';

/** Something that staff are to be mailed about. It is there until everybody has been. */
export interface StoredNotice {
  readonly id: string;
  readonly kind: NotificationKind;
  /** Null for all councils: each gets a notice of its own. */
  readonly councilId: string | null;
  readonly about: Happening | null;
  /** Null until it has been put into words, for the people of that moment. */
  readonly text: NoticeText | null;
  /** Who has not been mailed yet. */
  readonly pending: readonly string[];
  readonly happenedAt: Date;
  readonly dueAt: Date;
}

export interface NoticeRepository {
  add(notice: StoredNotice): Promise<void>;
  /** Those that are due, the oldest first. */
  listDue(now: Date, limit: number): Promise<StoredNotice[]>;
  write(id: string, text: NoticeText, pending: readonly string[]): Promise<void>;
  /** Takes somebody off, so that nobody else mails them. False when that was done already. */
  take(id: string, userId: string): Promise<boolean>;
  /** Puts back whom no server took a mail for. */
  putBack(id: string, userId: string, dueAt: Date): Promise<void>;
  /** Forgets it when everybody has been mailed. */
  settle(id: string): Promise<void>;
  delete(id: string): Promise<void>;
}
