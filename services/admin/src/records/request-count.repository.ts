import type { CountedDay, CountedSlot } from './request-count.domain';

export interface RequestCountRepository {
  /** Takes the counts of a gateway in place of those that it sent before for the same spans. */
  put(instance: string, slots: readonly CountedSlot[], now: Date): Promise<void>;
  /** When a gateway last said something; null before the first. */
  lastHeardAt(): Promise<Date | null>;
  /** When counting began, from a moment on; null when there is none. */
  firstSince(from: Date, now: Date): Promise<Date | null>;
  /** The days from a moment on, oldest first. */
  days(from: Date): Promise<CountedDay[]>;
}
