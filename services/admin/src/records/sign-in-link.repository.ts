/** The sign-in link of an account that is out at the moment: at most one, repeated by each mail. */
export interface StoredLink {
  /** Whose link it is. */
  readonly id: string;
  /** Random. The code of the link is made of it with a key that the database does not hold. */
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  /** How many mails carried it, and when the last one did. */
  readonly mails: number;
  readonly mailedAt: Date;
}

export interface LinkRepository {
  find(userId: string): Promise<StoredLink | null>;
  /**
   * Takes the right to send one mail now: the link to send, a new one with `nonce` where none is valid. Null when enough
   * was mailed. Of many that ask at once, one gets it.
   */
  claimMail(userId: string, nonce: string, now: Date): Promise<StoredLink | null>;
  /** Gives the right back: the mail was not sent. */
  releaseMail(link: StoredLink): Promise<void>;
  /** Takes the link away; true for one of many that try at once. */
  redeem(userId: string, nonce: string, now: Date): Promise<boolean>;
}
