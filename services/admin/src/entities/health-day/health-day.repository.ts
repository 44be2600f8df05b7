import type { RecordedDay } from './health-day.domain';

export interface HealthDayRepository {
  /** The end of what is recorded; null before the first record. */
  recordedUntil(): Promise<Date | null>;
  /** Adds to what is recorded of these days. */
  add(days: readonly RecordedDay[], recordedUntil: Date): Promise<void>;
  /** From this day on, oldest first. */
  list(firstDay: string): Promise<RecordedDay[]>;
}
