import { randomBytes } from 'node:crypto';
import { challengeIn, type ProofChallenge, referrerTypes } from '@folkmoot/contracts';
import { createTextSigner } from '@folkmoot/service-kit';
import { z } from 'zod';

/**
 * The content of a start token: which survey was started, when, and by which kind of link. Nothing about the person.
 */
export interface Start {
  readonly campaignId: string;
  readonly version: number;
  readonly round: number;
  readonly issuedAt: Date;
  readonly referrerType: (typeof referrerTypes)[number];
  /** The QR code of the visit. Used for counters only, never stored with a response. */
  readonly qrCodeId: string | null;
  /** Hash of the invitation, which the response will use up; null for the open link. */
  readonly invitationId: string | null;
  /** The recipient of the token: the page that people answer on, or a program that read the survey. */
  readonly issuedTo: 'page' | 'program';
  /** The proof of work that the page owes; null or absent when it owes none. */
  readonly challenge?: ProofChallenge | null | undefined;
}

/** A verified token. */
export interface ReadStart extends Start {
  /**
   * Makes tokens of one second different, so that a reused one is recognised for some minutes. Not stored. It ends with
   * the challenge, so that a replica of an earlier version reads the token too.
   */
  readonly nonce: string;
}

export interface StartTokens {
  issue(start: Start): string;
  /** The content of a token of this campaign; null when it is forged, malformed or of another campaign. */
  read(token: string, campaignId: string): ReadStart | null;
}

const NONCE_BYTES = 6;
/** Tokens issued before nonces existed end after the fourth value. They are accepted until their round closes. */
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
  // Tokens issued before this field existed count as issued to a page.
  z.enum(['page', 'program']).default('page'),
]);

const parsed = (text: string): ReadStart | null => {
  try {
    const result = payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!result.success) return null;
    const [campaignId, version, round, seconds, nonce, referrer, qrCodeId, invitationId, issuedTo] = result.data;
    const referrerType = referrerTypes[referrer] ?? 'direct';
    const issuedAt = new Date(seconds * 1000);
    const challenge = challengeIn(nonce);
    return { campaignId, version, round, issuedAt, nonce, referrerType, qrCodeId, invitationId, issuedTo, challenge };
  } catch {
    return null;
  }
};

const newNonce = ({ challenge }: Start): string => {
  const random = randomBytes(NONCE_BYTES).toString('base64url');
  return challenge ? `${random}.${challenge.bits}.${challenge.expiresAt}` : random;
};

const payloadOf = (start: Start): string => {
  const { campaignId, version, round, issuedAt, referrerType, qrCodeId, invitationId, issuedTo } = start;
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const nonce = newNonce(start);
  const referrer = referrerTypes.indexOf(referrerType);
  const parts = [campaignId, version, round, seconds, nonce, referrer, qrCodeId, invitationId, issuedTo];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
};

/** Creates and reads start tokens. They are signed, so that the start time can be trusted, and not stored. */
export const createStartTokens = (key: string): StartTokens => {
  const signer = createTextSigner(key, 'start-token');
  return {
    issue: (start) => signer.sign(payloadOf(start)),
    read: (token, campaignId) => {
      const payload = signer.open(token);
      const start = payload === null ? null : parsed(payload);
      return start?.campaignId === campaignId ? start : null;
    },
  };
};
