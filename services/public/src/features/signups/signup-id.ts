import { createHmac } from 'node:crypto';
import type { NewSignup } from './signup.domain';

export type SignupIds = (idempotencyKey: string, signup: NewSignup) => string;

const asUuid = (digest: Buffer): string =>
  digest.toString('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

/**
 * Ids of sign-ups: the same key and content give the same one, over clean-up and restart. Another address sent
 * with the same key, by somebody who went back to the form on a shared computer, is another sign-up and not lost.
 */
export const createSignupIds =
  (key: string): SignupIds =>
  (idempotencyKey, { councilId, pageId, campaignId, email, data, tagIds }) => {
    const content = [
      idempotencyKey,
      councilId,
      pageId,
      campaignId,
      email,
      Object.entries(data).sort(),
      [...tagIds].sort(),
    ];
    return asUuid(
      createHmac('sha256', key)
        .update(`signup:${JSON.stringify(content)}`)
        .digest(),
    );
  };
