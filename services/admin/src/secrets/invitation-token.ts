import { createHmac } from 'node:crypto';
import { derivedKey } from './random-secret';

export interface InvitationTokens {
  /** The token of an invitation, the same each time: so its mail can be written again and it need not be stored. */
  tokenOf(invitationId: string): string;
}

/** Tokens that only this installation can make. What is stored of them is their hash, as with every secret. */
export const createInvitationTokens = (key: string): InvitationTokens => {
  const own = derivedKey(key, 'invitation');
  return { tokenOf: (invitationId) => createHmac('sha256', own).update(invitationId).digest('base64url') };
};
