import { createSignedTokens } from './signed-token';

/** Whose link it is. */
export interface SubscriberRef {
  readonly councilId: string;
  readonly subscriberId: string;
}

export interface SubscriberTokens {
  /** For the preference page and for leaving; it does not end. */
  preferences(ref: SubscriberRef): string;
  /** For confirming an address, until `expiresAt` (to the second). */
  confirmation(ref: SubscriberRef, expiresAt: Date): string;
  /** Whose token it is; null for one that is forged, broken, expired or of the other purpose. */
  readPreferences(token: string, now: Date): SubscriberRef | null;
  readConfirmation(token: string, now: Date): SubscriberRef | null;
}

const toRef = (fields: readonly string[] | null): SubscriberRef | null => {
  const [councilId, subscriberId, ...rest] = fields ?? [];
  return councilId && subscriberId && rest.length === 0 ? { councilId, subscriberId } : null;
};

/** Tokens of the links in mails: subscribers makes them, public reads them too, both with SUBSCRIBER_KEY. */
export const createSubscriberTokens = (key: string): SubscriberTokens => {
  const preferences = createSignedTokens(key, 'preferences');
  const confirmations = createSignedTokens(key, 'confirm');
  const fields = ({ councilId, subscriberId }: SubscriberRef) => [councilId, subscriberId];
  return {
    preferences: (ref) => preferences.issue(fields(ref)),
    confirmation: (ref, expiresAt) => confirmations.issue(fields(ref), expiresAt),
    readPreferences: (token, now) => toRef(preferences.read(token, now)),
    readConfirmation: (token, now) => toRef(confirmations.read(token, now)),
  };
};
