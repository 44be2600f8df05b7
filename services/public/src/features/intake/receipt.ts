import { createHmac } from 'node:crypto';
import type { Answer, AnswerValue } from '@folkmoot/contracts';

/** The receipt of a respondent, and the id of the stored response. */
export interface Receipt {
  readonly receipt: string;
  readonly responseId: string;
}

export type Receipts = (campaignId: string, idempotencyKey: string) => Receipt;

/** Without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = /.{5}/g;
const RECEIPT_LENGTH = 20;

const inWords = (digest: Buffer): string => {
  const letters = [...digest.subarray(0, RECEIPT_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.match(GROUPS)?.join('-') ?? letters;
};

const withoutSigns = /[^0-9A-Z]/g;

/**
 * Normalises a typed receipt to its printed form: ignores spaces, hyphens and case, and corrects letters that look like
 * digits. Null when it cannot be a receipt.
 */
export const typedReceipt = (typed: string): string | null => {
  const letters = typed
    .slice(0, 200)
    .toUpperCase()
    .replace(withoutSigns, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isOne = letters.length === RECEIPT_LENGTH && [...letters].every((letter) => ALPHABET.includes(letter));
  return isOne ? (letters.match(GROUPS)?.join('-') ?? null) : null;
};

const asUuid = (digest: Buffer): string =>
  digest.toString('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

const hmacOf =
  (key: string) =>
  (text: string): Buffer =>
    createHmac('sha256', key).update(text).digest();

export type ResponseIds = (campaignId: string, receipt: string) => string;

/** The id of the response of a receipt. */
export const createResponseIds = (key: string): ResponseIds => {
  const hmac = hmacOf(key);
  return (campaignId, receipt) => asUuid(hmac(`response:${campaignId}:${receipt}`));
};

/**
 * Creates receipts. The same campaign and key give the same one, also after clean-up and restart. The response's id is
 * derived from the receipt, so that respondents can name their response, but the id does not reveal the receipt.
 */
export const createReceipts = (key: string): Receipts => {
  const hmac = hmacOf(key);
  const responseIdOf = createResponseIds(key);
  return (campaignId, idempotencyKey) => {
    const receipt = inWords(hmac(`receipt:${campaignId}:${idempotencyKey}`));
    return { receipt, responseId: responseIdOf(campaignId, receipt) };
  };
};

export type ContentProofs = (campaignId: string, idempotencyKey: string, answers: readonly Answer[]) => string;

const SPACES = /\s+/gu;
const sameText = (text: string): string => text.normalize('NFC').replace(SPACES, ' ').trim();

const sameValue = (value: AnswerValue): AnswerValue => {
  if (typeof value === 'string') return sameText(value);
  return Array.isArray(value) ? value.map(sameText) : value;
};

/** Differences without meaning are ignored: the order of questions, spaces, the encoding of accents. */
const canonical = (answers: readonly Answer[]): string =>
  JSON.stringify(
    answers
      .map(({ questionId, answer }) => [questionId, sameValue(answer)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Creates the proof that separates a repeat of a response from other answers under the same Idempotency-Key. Campaign
 * and key are hashed too, and the key is not stored: equal answers of two people have different proofs, and nobody can
 * find the answers by trying them, not even with the secret.
 */
export const createContentProofs = (key: string): ContentProofs => {
  const hmac = hmacOf(key);
  return (campaignId, idempotencyKey, answers) =>
    hmac(`content:${campaignId}:${idempotencyKey}:${canonical(answers)}`).toString('base64url');
};

export type SpendingProofs = (invitationId: string, idempotencyKey: string) => string;

/**
 * Creates the proof that separates a repeat of a submit from another one with the same invitation. The Idempotency-Key
 * is not stored, so that invitations and responses cannot be linked.
 */
export const createSpendingProofs = (key: string): SpendingProofs => {
  const hmac = hmacOf(key);
  return (invitationId, idempotencyKey) => hmac(`spent:${invitationId}:${idempotencyKey}`).toString('base64url');
};
