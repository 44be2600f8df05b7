import * as z from 'zod';
import { defineOperation } from '../core/operation';
import { brandingEditSchema } from '../entities/council';
import { emailConfigEditSchema } from './council';

/** Omitted fields are taken from the council. */
const mailDraft = z.strictObject({
  emailConfig: emailConfigEditSchema.optional(),
  branding: brandingEditSchema.partial().strict().optional(),
});

export type MailDraft = z.input<typeof mailDraft>;

export const previewMailOperation = defineOperation({
  name: 'previewMail',
  service: 'admin',
  method: 'post',
  path: '/api/council/mail-preview',
  summary:
    'An invitation to a survey as it would be sent with these settings; what is left out is taken from the council.',
  can: 'council:read',
  body: mailDraft,
  response: z.object({
    from: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
});

export const sendTestMailOperation = defineOperation({
  name: 'sendTestMail',
  service: 'admin',
  method: 'post',
  path: '/api/council/test-mails',
  summary: 'Sends that invitation to the person who asks for it.',
  can: 'council:edit',
  body: mailDraft,
  status: 202,
  response: z.object({ to: z.string() }),
  errors: ['mail_failed', 'too_many_requests'],
});
