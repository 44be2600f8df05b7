import { createSignedTokens } from '@folkmoot/service-kit';

export interface SubscriberRef {
  readonly councilId: string;
  readonly subscriberId: string;
}

/** The signed addresses that mails carry. Nothing that is opened changes anything; only what is posted does. */
export interface SubscriberLinks {
  preferences(ref: SubscriberRef): string;
  unsubscribe(ref: SubscriberRef): string;
  confirm(ref: SubscriberRef, expiresAt: Date): string;
  /** Who a token of the preference page or a confirmation is for; null for one that is worthless. */
  readPreferences(token: string, now: Date): SubscriberRef | null;
  readConfirmation(token: string, now: Date): SubscriberRef | null;
}

const toRef = (fields: readonly string[] | null): SubscriberRef | null => {
  const [councilId, subscriberId, ...rest] = fields ?? [];
  return councilId && subscriberId && rest.length === 0 ? { councilId, subscriberId } : null;
};

export const createSubscriberLinks = (key: string, origin: string): SubscriberLinks => {
  const preferences = createSignedTokens(key, 'preferences');
  const confirmations = createSignedTokens(key, 'confirm');
  const fields = ({ councilId, subscriberId }: SubscriberRef) => [councilId, subscriberId];
  return {
    preferences: (ref) => `${origin}/preferences/${preferences.issue(fields(ref))}`,
    unsubscribe: (ref) => `${origin}/api/public/unsubscribe/${preferences.issue(fields(ref))}`,
    confirm: (ref, expiresAt) => `${origin}/confirm/${confirmations.issue(fields(ref), expiresAt)}`,
    readPreferences: (token, now) => toRef(preferences.read(token, now)),
    readConfirmation: (token, now) => toRef(confirmations.read(token, now)),
  };
};
