import type { StoredLink } from './sign-in-link.domain';

export interface LinkRepository {
  find(userId: string): Promise<StoredLink | null>;
  /**
   * Claims the right to send one mail now. Returns the link to send; creates one with `nonce` when none is valid. Null
   * when the limit of mails is reached. Of many simultaneous calls, one gets the claim.
   */
  claimMail(userId: string, nonce: string, now: Date): Promise<StoredLink | null>;
  /** Releases the claim when the mail was not sent. */
  releaseMail(link: StoredLink): Promise<void>;
  /** Deletes the link, used or not. */
  delete(userId: string): Promise<void>;
  /** Deletes the link. True for one of many simultaneous calls. */
  redeem(userId: string, nonce: string, now: Date): Promise<boolean>;
}
