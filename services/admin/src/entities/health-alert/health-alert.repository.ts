/** The last message to the operator about a part. */
export interface StoredHealthAlert {
  /** The id of the part: `service:campaigns`. */
  readonly id: string;
  /** False after the operator got the message that the problem is over. */
  readonly isOpen: boolean;
  /** When the operator last got a message that the part has a problem. */
  readonly announcedAt: Date;
}

export interface HealthAlertRepository {
  list(): Promise<StoredHealthAlert[]>;
  /** Claims the message that a part has a problem. False when another replica has it. */
  claim(id: string, before: StoredHealthAlert | null, now: Date): Promise<boolean>;
  /** Claims the message that the problem is over. False when another replica has it. */
  close(id: string): Promise<boolean>;
  /** Puts the former state back, when the message did not leave. Null when there was none. */
  putBack(id: string, before: StoredHealthAlert | null): Promise<void>;
}
