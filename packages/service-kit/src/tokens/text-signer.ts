import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/** Compares in constant time, so that nobody can find the expected text by measuring. */
export const isSameText = (a: string, b: string): boolean => {
  const first = Buffer.from(a);
  const second = Buffer.from(b);
  return first.length === second.length && timingSafeEqual(first, second);
};

/** Signs payloads without dots, as `payload.signature`. */
export interface TextSigner {
  sign(payload: string): string;
  /** The payload of a signed text; null when the text is forged, malformed, or signed for another purpose. */
  open(text: string): string | null;
}

/** HMAC-SHA-256 (RFC 2104) under `key`, bound to a purpose. */
export const createTextSigner = (key: string, purpose: string): TextSigner => {
  const signatureOf = (payload: string): string => {
    const digest = createHmac('sha256', key).update(`${purpose}:${payload}`).digest();
    return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
  };
  return {
    sign: (payload) => `${payload}.${signatureOf(payload)}`,
    open: (text) => {
      const [payload = '', signature = '', ...rest] = text.split('.');
      return rest.length === 0 && isSameText(signature, signatureOf(payload)) ? payload : null;
    },
  };
};
