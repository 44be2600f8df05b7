import { createHmac } from 'node:crypto';
import { derivedKey, hashOfSecret } from './random-secret';

export interface InvitationTokens {
  /** The token of an invitation, the same each time: so its mail can be written again and it need not be stored. */
  tokenOf(invitationId: string): string;
  /** The token whose hash is stored: a mail that waited while the key was replaced needs the former one. */
  storedTokenOf(invitation: { readonly id: string; readonly tokenHash: string }): string;
}

/** Tokens that only this installation can make. What is stored of them is their hash, as with every secret. */
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
