import { createHmac } from 'node:crypto';

/** The id of all answers to a question with exactly this text. Without the key nothing follows from it. */
export const redactionId = (key: Uint8Array, questionId: string, text: string): string =>
  createHmac('sha256', key).update(`${questionId}\0${text}`).digest('base64url');
