/** The last message to the operator about a part. */
export interface StoredHealthAlert {
  /** The id of the part: `service:campaigns`. */
  readonly id: string;
  /** False after the operator got the message that the problem is over. */
  readonly isOpen: boolean;
  /** When the operator last got a message that the part has a problem. */
  readonly announcedAt: Date;
}
