import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { referrerTypes } from '@folkmoot/contracts';
import { z } from 'zod';

/** What a start token says: which survey was begun, when, and by which way. Nothing of who began it. */
export interface Start {
  readonly campaignId: string;
  readonly version: number;
  readonly round: number;
  readonly issuedAt: Date;
  readonly referrerType: (typeof referrerTypes)[number];
  /** The QR code that led here: what comes of it is added up, and kept with no response. */
  readonly qrCodeId: string | null;
  /** Hash of the invitation that led here, which the response will use up; null for who came by an open link. */
  readonly invitationId: string | null;
  /** Whom it was made for: the page that people answer on, or a program that read the survey. */
  readonly issuedTo: 'page' | 'program';
}

/** A token as it was read. */
export interface ReadStart extends Start {
  /** Tells tokens of one second apart, so that one that is used again can be known for some minutes. Kept nowhere. */
  readonly nonce: string;
}

export interface StartTokens {
  issue(start: Start): string;
  /** What a token of this campaign says, or null for one that is forged, broken or of another campaign. */
  read(token: string, campaignId: string): ReadStart | null;
}

const SIGNATURE_BYTES = 16;
const NONCE_BYTES = 6;
/** Tokens issued before there were nonces end after the fourth; they are taken until their round is over. */
const payloadSchema = z.tuple([
  z.string(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
  z.string().default(''),
  z
    .number()
    .int()
    .min(0)
    .max(referrerTypes.length - 1)
    .default(referrerTypes.indexOf('direct')),
  z.string().nullable().default(null),
  z.string().nullable().default(null),
  // Of before it was told: nothing is held against them.
  z.enum(['page', 'program']).default('page'),
]);

const parsed = (text: string): ReadStart | null => {
  try {
    const result = payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!result.success) return null;
    const [campaignId, version, round, seconds, nonce, referrer, qrCodeId, invitationId, issuedTo] = result.data;
    const referrerType = referrerTypes[referrer] ?? 'direct';
    const issuedAt = new Date(seconds * 1000);
    return { campaignId, version, round, issuedAt, nonce, referrerType, qrCodeId, invitationId, issuedTo };
  } catch {
    return null;
  }
};

const payloadOf = (start: Start): string => {
  const { campaignId, version, round, issuedAt, referrerType, qrCodeId, invitationId, issuedTo } = start;
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const referrer = referrerTypes.indexOf(referrerType);
  const parts = [campaignId, version, round, seconds, nonce, referrer, qrCodeId, invitationId, issuedTo];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
};

/** Makes and reads start tokens: signed, so that the time of begin can be trusted, and stored nowhere. */
export const createStartTokens = (key: string): StartTokens => {
  const signatureOf = (payload: string): Buffer =>
    createHmac('sha256', key).update(`start-token:${payload}`).digest().subarray(0, SIGNATURE_BYTES);
  const isOurs = (payload: string, signature: string): boolean => {
    const given = Buffer.from(signature, 'base64url');
    return given.length === SIGNATURE_BYTES && timingSafeEqual(given, signatureOf(payload));
  };
  return {
    issue: (start) => {
      const payload = payloadOf(start);
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    read: (token, campaignId) => {
      const [payload = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isOurs(payload, signature)) return null;
      const start = parsed(payload);
      return start?.campaignId === campaignId ? start : null;
    },
  };
};
