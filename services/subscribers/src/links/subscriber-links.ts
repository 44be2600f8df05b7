import { createSubscriberTokens, type SubscriberRef } from '@folkmoot/service-kit';

export type { SubscriberRef } from '@folkmoot/service-kit';

/** The signed addresses that mails carry. Nothing that is opened changes anything; only what is posted does. */
export interface SubscriberLinks {
  preferences(ref: SubscriberRef): string;
  unsubscribe(ref: SubscriberRef): string;
  confirm(ref: SubscriberRef, expiresAt: Date): string;
  /** Who a token of the preference page or a confirmation is for; null for one that is worthless. */
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
