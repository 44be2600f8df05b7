import { createHmac } from 'node:crypto';

/** What a respondent gets back, and the id under which the response is kept. */
export interface Receipt {
  readonly receipt: string;
  readonly responseId: string;
}

export type Receipts = (campaignId: string, idempotencyKey: string) => Receipt;

/** Without letters that are mistaken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = /.{5}/g;
const RECEIPT_LENGTH = 20;

const inWords = (digest: Buffer): string => {
  const letters = [...digest.subarray(0, RECEIPT_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.match(GROUPS)?.join('-') ?? letters;
};

const asUuid = (digest: Buffer): string =>
  digest.toString('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

/**
 * Makes receipts: the same campaign and key give the same one, over clean-up and restart. The response's id follows
 * from the receipt, so that a respondent can name their response, and nobody can tell the receipt from the id.
 */
export const createReceipts =
  (key: string): Receipts =>
  (campaignId, idempotencyKey) => {
    const hmac = (text: string) => createHmac('sha256', key).update(text).digest();
    const receipt = inWords(hmac(`receipt:${campaignId}:${idempotencyKey}`));
    return { receipt, responseId: asUuid(hmac(`response:${campaignId}:${receipt}`)) };
  };
