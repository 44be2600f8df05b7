import { createHash, createHmac } from 'node:crypto';
import { isSameText } from './text-signer';

/** The recipient of an invitation, and the campaign round that it is for. */
export interface InvitationRef {
  readonly campaignId: string;
  readonly round: number;
  readonly subscriberId: string;
}

/** The content of an invitation token for the service that takes answers: nothing about the recipient. */
export interface ReadInvitation {
  readonly round: number;
  /** Hash of the token, stored when the token is used. */
  readonly invitationId: string;
}

export interface InvitationTokens {
  /** Equal for the same person, campaign and round, so that a reminder or a repeated message counts once. */
  issue(ref: InvitationRef): string;
  /** The hash of the token that is issued for `ref`. */
  idOf(ref: InvitationRef): string;
  /** The content of a token of this campaign; null when it is forged, malformed or of another campaign. */
  read(token: string, campaignId: string): ReadInvitation | null;
}

const NONCE_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^([A-Za-z0-9_-]{22})\.([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Single-use tokens of survey invitations: a part that cannot be guessed or traced back without `key`, the round, and a
 * signature. A service with the key can verify a token offline. At most 52 characters, safe in addresses.
 */
export const createInvitationTokens = (key: string): InvitationTokens => {
  const hmac = (text: string, bytes: number): string =>
    createHmac('sha256', key).update(text).digest().subarray(0, bytes).toString('base64url');
  const signatureOf = (campaignId: string, round: string, nonce: string): string =>
    hmac(`invitation:${campaignId}:${round}:${nonce}`, SIGNATURE_BYTES);
  const issue = ({ campaignId, round, subscriberId }: InvitationRef): string => {
    const nonce = hmac(`invited:${campaignId}:${round}:${subscriberId}`, NONCE_BYTES);
    return `${nonce}.${round}.${signatureOf(campaignId, String(round), nonce)}`;
  };
  return {
    issue,
    idOf: (ref) => hashOf(issue(ref)),
    read: (token, campaignId) => {
      const [, nonce, round, signature] = TOKEN.exec(token) ?? [];
      if (nonce === undefined || round === undefined || signature === undefined) return null;
      const isOurs = isSameText(signature, signatureOf(campaignId, round, nonce));
      return isOurs ? { round: Number(round), invitationId: hashOf(token) } : null;
    },
  };
};
