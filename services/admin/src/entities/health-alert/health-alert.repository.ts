import type { StoredHealthAlert } from './health-alert.domain';

export interface HealthAlertRepository {
  list(): Promise<StoredHealthAlert[]>;
  /** Claims the message that a part has a problem. False when another replica has it. */
  claim(id: string, before: StoredHealthAlert | null, now: Date): Promise<boolean>;
  /** Claims the message that the problem is over. False when another replica has it. */
  close(id: string): Promise<boolean>;
  /** Puts the former state back, when the message did not leave. Null when there was none. */
  putBack(id: string, before: StoredHealthAlert | null): Promise<void>;
}
