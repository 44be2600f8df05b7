import type { NotificationKind } from '@folkmoot/contracts';

export interface NotificationRepository {
  /** The kinds that a user has switched off. */
  offOf(userId: string): Promise<NotificationKind[]>;
  /** The same of many, for whoever mails them. */
  offOfMany(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly NotificationKind[]>>;
  setOff(userId: string, kinds: readonly NotificationKind[]): Promise<void>;
  erase(userId: string): Promise<void>;
  /** Up to when a council's team has been told what happened; null before the first time. */
  toldUntil(councilId: string): Promise<Date | null>;
  noteTold(councilId: string, until: Date): Promise<void>;
}
