import { defineOperation, emailSchema, momentSchema } from '@folkmoot/contracts';
import { z } from 'zod';

/** For the command `folkmoot sign-in-link`, on the machine itself. */
export const createSupportLinkOperation = defineOperation({
  name: 'createSupportLink',
  service: 'admin',
  method: 'post',
  path: '/internal/support-links',
  summary: 'Make a link that signs in as somebody, once, within 15 minutes.',
  can: 'internal',
  body: z.strictObject({ email: emailSchema }),
  status: 201,
  response: z.object({ url: z.url(), expiresAt: momentSchema }),
  errors: ['account_not_found'],
});

/**
 * For browsers without script: the page of the link posts its own address by a button. Where the page would have
 * to ask first, the answer asks, and its button posts `confirm`.
 */
export const signInByFormOperation = defineOperation({
  name: 'signInByForm',
  service: 'admin',
  method: 'post',
  path: '/auth',
  summary: 'Redeem a sign-in code by a plain form.',
  can: 'public',
  query: z.strictObject({ code: z.string().min(1).max(2000) }),
  body: z.strictObject({ confirm: z.literal('yes').optional() }).optional(),
  kind: 'page',
  errors: ['code_invalid', 'sso_required'],
});
