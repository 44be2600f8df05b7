import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a start token says: which survey was begun, and when. Nothing of who began it. */
export interface Start {
  readonly campaignId: string;
  readonly version: number;
  readonly round: number;
  readonly issuedAt: Date;
}

export interface StartTokens {
  issue(start: Start): string;
  /** What a token of this campaign says, or null for one that is forged, broken or of another campaign. */
  read(token: string, campaignId: string): Start | null;
}

const SIGNATURE_BYTES = 16;
const payloadSchema = z.tuple([z.string(), z.number().int(), z.number().int(), z.number().int()]);

const parsed = (text: string): Start | null => {
  try {
    const result = payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!result.success) return null;
    const [campaignId, version, round, seconds] = result.data;
    return { campaignId, version, round, issuedAt: new Date(seconds * 1000) };
  } catch {
    return null;
  }
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
    issue: ({ campaignId, version, round, issuedAt }) => {
      const seconds = Math.floor(issuedAt.getTime() / 1000);
      const payload = Buffer.from(JSON.stringify([campaignId, version, round, seconds])).toString('base64url');
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
