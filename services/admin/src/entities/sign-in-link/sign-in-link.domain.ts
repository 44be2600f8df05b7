import { CODE_LIFE_MS } from '../attempt/limits.domain';

/** The valid sign-in link of an account. There is at most one; each mail repeats it. */
export interface StoredLink {
  /** The user's id. */
  readonly id: string;
  /** Random. The link's code is derived from it with a key that is not in the database. */
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  /** Number of mails with this link. `mailedAt` is the time of the last one. */
  readonly mails: number;
  readonly mailedAt: Date;
}

const MAIL_SPACING_MS = 60_000;
const MAILS_PER_LINK = 5;
/** A link with less time left is not mailed again: it would expire before it is read. */
const SHORTEST_LIFE_MS = 60_000;

/** The earliest expiry of a link that may be mailed again at `now`. */
export const mailableUntil = (now: Date): Date => new Date(now.getTime() + SHORTEST_LIFE_MS);

/** The latest mail time of a link that may be mailed again at `now`. */
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
