import type { NotificationKind } from '@folkmoot/contracts';

export interface NotificationRepository {
  /** The notification kinds that a user has switched off. */
  offOf(userId: string): Promise<NotificationKind[]>;
  /** The same for many users, for the sender of mails. */
  offOfMany(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly NotificationKind[]>>;
  setOff(userId: string, kinds: readonly NotificationKind[]): Promise<void>;
  erase(userId: string): Promise<void>;
  /** End of the period that the last team digest covered; null before the first one. */
  digestedUntil(councilId: string): Promise<Date | null>;
  noteDigest(councilId: string, until: Date): Promise<void>;
}
