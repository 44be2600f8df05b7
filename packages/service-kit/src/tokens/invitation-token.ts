import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whom an invitation is for, and which round of which campaign it lets them answer. */
export interface InvitationRef {
  readonly campaignId: string;
  readonly round: number;
  readonly subscriberId: string;
}

/** What an invitation's token says to the service that takes answers: nothing of who it was sent to. */
export interface ReadInvitation {
  readonly round: number;
  /** Hash of the token: what is remembered of it once it is used. */
  readonly invitationId: string;
}

export interface InvitationTokens {
  /** The same for one person, campaign and round, so that a reminder, or a message that went twice, counts once. */
  issue(ref: InvitationRef): string;
  /** The hash of the token that is issued for `ref`. */
  idOf(ref: InvitationRef): string;
  /** What a token of this campaign says; null for one that is forged, broken or of another campaign. */
  read(token: string, campaignId: string): ReadInvitation | null;
}

const NONCE_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^([A-Za-z0-9_-]{22})\.([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Single-use tokens of survey invitations: a part that nobody can guess or trace back without `key`, the round, and a
 * signature. Whoever has the key verifies one without asking anybody. At most 52 characters, safe in addresses.
 */
export const createInvitationTokens = (key: string): InvitationTokens => {
  const hmac = (text: string, bytes: number): Buffer =>
    createHmac('sha256', key).update(text).digest().subarray(0, bytes);
  const signatureOf = (campaignId: string, round: string, nonce: string): Buffer =>
    hmac(`invitation:${campaignId}:${round}:${nonce}`, SIGNATURE_BYTES);
  const issue = ({ campaignId, round, subscriberId }: InvitationRef): string => {
    const nonce = hmac(`invited:${campaignId}:${round}:${subscriberId}`, NONCE_BYTES).toString('base64url');
    return `${nonce}.${round}.${signatureOf(campaignId, String(round), nonce).toString('base64url')}`;
  };
  return {
    issue,
    idOf: (ref) => hashOf(issue(ref)),
    read: (token, campaignId) => {
      const [, nonce, round, signature] = TOKEN.exec(token) ?? [];
      if (nonce === undefined || round === undefined || signature === undefined) return null;
      const given = Buffer.from(signature, 'base64url');
      const isOurs = timingSafeEqual(given, signatureOf(campaignId, round, nonce));
      return isOurs ? { round: Number(round), invitationId: hashOf(token) } : null;
    },
  };
};
