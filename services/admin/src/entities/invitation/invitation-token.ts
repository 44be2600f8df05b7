import { createHmac } from 'node:crypto';
import { derivedKey, hashOfSecret } from '../secret';

export interface InvitationTokens {
  /** The token of an invitation. It is derived, so the mail can be composed again and the token is not stored. */
  tokenOf(invitationId: string): string;
  /** The token that fits the stored hash. A mail that was queued before the key changed needs the former key. */
  storedTokenOf(invitation: { readonly id: string; readonly tokenHash: string }): string;
}

/** Tokens that only this installation can create. Only their hash is stored, as for every secret. */
export const createInvitationTokens = (key: string, formerKey?: string): InvitationTokens => {
  const maker = (from: string) => {
    const own = derivedKey(from, 'invitation');
    return (invitationId: string) => createHmac('sha256', own).update(invitationId).digest('base64url');
  };
  const tokenOf = maker(key);
  const formerTokenOf = formerKey === undefined ? tokenOf : maker(formerKey);
  return {
    tokenOf,
    storedTokenOf: ({ id, tokenHash }) => {
      const former = formerTokenOf(id);
      return hashOfSecret(former) === tokenHash ? former : tokenOf(id);
    },
  };
};
