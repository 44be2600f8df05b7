import { createSignedTokens } from './signed-token';

/** Whose link it is. */
export interface SubscriberRef {
  readonly councilId: string;
  readonly subscriberId: string;
}

/** One side of a change of address: the mailbox that a link was sent to. */
export interface AddressChangeRef extends SubscriberRef {
  readonly changeId: string;
  readonly side: 'old' | 'new';
}

export interface SubscriberTokens {
  /** For the preference page and for leaving; it does not end. */
  preferences(ref: SubscriberRef): string;
  /** For confirming an address, until `expiresAt` (to the second). */
  confirmation(ref: SubscriberRef, expiresAt: Date): string;
  /** For answering a change of address, from one of the two mailboxes. */
  addressChange(ref: AddressChangeRef, expiresAt: Date): string;
  /** Whose token it is; null for one that is forged, broken, expired or of the other purpose. */
  readPreferences(token: string, now: Date): SubscriberRef | null;
  readConfirmation(token: string, now: Date): SubscriberRef | null;
  readAddressChange(token: string, now: Date): AddressChangeRef | null;
}

const toRef = (fields: readonly string[] | null): SubscriberRef | null => {
  const [councilId, subscriberId, ...rest] = fields ?? [];
  return councilId && subscriberId && rest.length === 0 ? { councilId, subscriberId } : null;
};

const toAddressChangeRef = (fields: readonly string[] | null): AddressChangeRef | null => {
  const [councilId, subscriberId, changeId, side, ...rest] = fields ?? [];
  if (!councilId || !subscriberId || !changeId || rest.length > 0) return null;
  return side === 'old' || side === 'new' ? { councilId, subscriberId, changeId, side } : null;
};

/** Tokens of the links in mails: subscribers makes them, public reads them too, both with SUBSCRIBER_KEY. */
export const createSubscriberTokens = (key: string): SubscriberTokens => {
  const preferences = createSignedTokens(key, 'preferences');
  const confirmations = createSignedTokens(key, 'confirm');
  const addressChanges = createSignedTokens(key, 'address-change');
  const fields = ({ councilId, subscriberId }: SubscriberRef) => [councilId, subscriberId];
  return {
    preferences: (ref) => preferences.issue(fields(ref)),
    confirmation: (ref, expiresAt) => confirmations.issue(fields(ref), expiresAt),
    addressChange: ({ changeId, side, ...ref }, expiresAt) =>
      addressChanges.issue([...fields(ref), changeId, side], expiresAt),
    readPreferences: (token, now) => toRef(preferences.read(token, now)),
    readConfirmation: (token, now) => toRef(confirmations.read(token, now)),
    readAddressChange: (token, now) => toAddressChangeRef(addressChanges.read(token, now)),
  };
};
