import {
  type AddressChangeRef,
  createSubscriberCodes,
  createSubscriberTokens,
  type SubscriberRef,
} from '@folkmoot/service-kit';

export type { AddressChangeRef, SubscriberRef } from '@folkmoot/service-kit';

/** Signed links in mails. A GET request never changes anything; only a POST does. */
export interface SubscriberLinks {
  preferences(ref: SubscriberRef): string;
  /** The page with the button that ends all subscriptions. */
  unsubscribe(ref: SubscriberRef): string;
  /** The address for mail programs, which post to it (RFC 8058). */
  oneClick(ref: SubscriberRef): string;
  confirm(ref: SubscriberRef, expiresAt: Date): string;
  addressChange(ref: AddressChangeRef, expiresAt: Date): string;
  /** The subscriber of a preference or confirmation token; null for an invalid token. */
  readPreferences(token: string, now: Date): SubscriberRef | null;
  readConfirmation(token: string, now: Date): SubscriberRef | null;
  readAddressChange(token: string, now: Date): AddressChangeRef | null;
}

/** Links are short. An id that no code can contain gets the long address, which the short one leads to. */
export const createSubscriberLinks = (key: string, origin: string): SubscriberLinks => {
  const { preferences, confirmation, addressChange, readPreferences, readConfirmation, readAddressChange } =
    createSubscriberTokens(key);
  const codes = createSubscriberCodes(key);
  const short = (code: string | null, long: () => string): string =>
    code === null ? `${origin}/${long()}` : `${origin}/p/${code}`;
  return {
    preferences: (ref) => short(codes.preferences(ref), () => `preferences/${preferences(ref)}`),
    unsubscribe: (ref) => short(codes.unsubscribe(ref), () => `unsubscribe/${preferences(ref)}`),
    oneClick: (ref) => `${origin}/api/public/unsubscribe/${preferences(ref)}`,
    confirm: (ref, expiresAt) =>
      short(codes.confirmation(ref, expiresAt), () => `confirm/${confirmation(ref, expiresAt)}`),
    addressChange: (ref, expiresAt) => `${origin}/confirm/address/${addressChange(ref, expiresAt)}`,
    readPreferences,
    readConfirmation,
    readAddressChange,
  };
};
