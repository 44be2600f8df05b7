import type { CountedDay, CountedSlot } from './request-count.domain';

export interface RequestCountRepository {
  /** Stores the counts of a gateway. Replaces earlier counts of the same gateway and slots. */
  put(instance: string, slots: readonly CountedSlot[], now: Date): Promise<void>;
  /** Time of the last report of any gateway; null before the first. */
  lastHeardAt(): Promise<Date | null>;
  /** Time of the first count since `from`; null when there is none. */
  firstSince(from: Date, now: Date): Promise<Date | null>;
  /** The days since `from`, oldest first. */
  days(from: Date): Promise<CountedDay[]>;
}
