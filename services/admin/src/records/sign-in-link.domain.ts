import { CODE_LIFE_MS } from '../limits/limits.domain';

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

const MAIL_SPACING_MS = 60_000;
const MAILS_PER_LINK = 5;
/** A link with less time left is not mailed again: it would be over before it is read. */
const SHORTEST_LIFE_MS = 60_000;

/** When a link has to expire at the earliest to be mailed again at `now`. */
export const mailableUntil = (now: Date): Date => new Date(now.getTime() + SHORTEST_LIFE_MS);

/** When a link may have been mailed at the latest to be mailed again at `now`. */
export const mailedBefore = (now: Date): Date => new Date(now.getTime() - MAIL_SPACING_MS);

export const MOST_MAILS = MAILS_PER_LINK;

export const newLink = (id: string, nonce: string, now: Date): StoredLink => ({
  id,
  nonce,
  issuedAt: now,
  expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
  mails: 1,
  mailedAt: now,
});
