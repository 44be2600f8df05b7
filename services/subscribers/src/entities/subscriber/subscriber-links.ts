import { createSubscriberTokens, type SubscriberRef } from '@folkmoot/service-kit';

export type { SubscriberRef } from '@folkmoot/service-kit';

/** Signed links in mails. A GET request never changes anything; only a POST does. */
export interface SubscriberLinks {
  preferences(ref: SubscriberRef): string;
  unsubscribe(ref: SubscriberRef): string;
  confirm(ref: SubscriberRef, expiresAt: Date): string;
  /** The subscriber of a preference or confirmation token; null for an invalid token. */
  readPreferences(token: string, now: Date): SubscriberRef | null;
  readConfirmation(token: string, now: Date): SubscriberRef | null;
}

export const createSubscriberLinks = (key: string, origin: string): SubscriberLinks => {
  const { preferences, confirmation, readPreferences, readConfirmation } = createSubscriberTokens(key);
  return {
    preferences: (ref) => `${origin}/preferences/${preferences(ref)}`,
    unsubscribe: (ref) => `${origin}/api/public/unsubscribe/${preferences(ref)}`,
    confirm: (ref, expiresAt) => `${origin}/confirm/${confirmation(ref, expiresAt)}`,
    readPreferences,
    readConfirmation,
  };
};
