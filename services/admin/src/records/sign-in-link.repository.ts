import type { StoredLink } from './sign-in-link.domain';

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
