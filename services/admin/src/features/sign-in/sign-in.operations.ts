import { defineOperation, emailSchema, momentSchema } from '@folkmoot/contracts';
import { z } from 'zod';

/** For `npm run sign-in-link`, on the machine itself. */
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
