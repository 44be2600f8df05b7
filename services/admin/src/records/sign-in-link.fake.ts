import type { FakeKept } from './fake-kept.fake';
import { MOST_MAILS, mailableUntil, mailedBefore, newLink, type StoredLink } from './sign-in-link.domain';
import type { LinkRepository } from './sign-in-link.repository';

export const fakeLinks = (kept: FakeKept<StoredLink>): LinkRepository => ({
  find: async (userId) => kept.find(userId),
  claimMail: async (userId, nonce, now) => {
    const known = kept.find(userId);
    if (!known || known.expiresAt <= mailableUntil(now)) return kept.put(newLink(userId, nonce, now));
    const isEnough = known.mails >= MOST_MAILS || known.mailedAt > mailedBefore(now);
    return isEnough ? null : kept.put({ ...known, mails: known.mails + 1, mailedAt: now });
  },
  releaseMail: async ({ id, nonce }) => {
    const known = kept.find(id);
    if (known?.nonce === nonce) kept.put({ ...known, mails: known.mails - 1, mailedAt: new Date(0) });
  },
  redeem: async (userId, nonce, now) => {
    const known = kept.find(userId);
    return known !== null && known.nonce === nonce && known.expiresAt > now && kept.delete(userId);
  },
});
