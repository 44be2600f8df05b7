import { CODE_LIFE_MS } from '../limits/limits.domain';
import type { StoredLink } from './sign-in-link.repository';

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
