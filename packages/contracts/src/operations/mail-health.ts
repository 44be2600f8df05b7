import * as z from 'zod';
import { defineOperation } from '../core/operation';
import { mailHealthSchema, senderDomainSchema } from '../entities/mail-health';
import { mailEventForms } from '../entities/mail-health-terms';

const MAIL_EVENTS_LIMIT = 1024 * 1024;

export const takeMailEventsOperation = defineOperation({
  name: 'takeMailEvents',
  service: 'subscribers',
  method: 'post',
  path: '/api/mail-events/:form',
  summary:
    'What a mail provider reports of messages: bounces and complaints. The forms generic, postmark and brevo need the shared secret, as bearer token or as password of basic authentication; ses, sendgrid and mailgun need the signature of the provider.',
  can: 'public',
  params: z.strictObject({ form: z.enum(mailEventForms) }),
  /** Whatever the provider sends; what is not understood is passed over. */
  body: z.unknown(),
  bodyLimit: MAIL_EVENTS_LIMIT,
  response: z.object({ taken: z.number().int(), passedOver: z.number().int() }),
  errors: ['not_found', 'forbidden', 'invalid_input', 'unavailable'],
});

export const getMailHealthOperation = defineOperation({
  name: 'getMailHealth',
  service: 'subscribers',
  method: 'get',
  path: '/api/mail-health',
  summary: 'Whether reports of bounces and complaints arrive, and how many messages came back within 30 days.',
  can: 'council:read',
  response: mailHealthSchema,
});

export const startBounceTestOperation = defineOperation({
  name: 'startBounceTest',
  service: 'subscribers',
  method: 'post',
  path: '/api/mail-health/tests',
  summary:
    'Sends one message to an address that does not exist, to see whether its report arrives. It is an address of the provider for tests, or one of the domain of the sender.',
  can: 'council:edit',
  status: 202,
  response: mailHealthSchema,
  errors: ['mail_failed', 'too_many_requests'],
});

export const checkSenderDomainOperation = defineOperation({
  name: 'checkSenderDomain',
  service: 'subscribers',
  method: 'get',
  path: '/api/mail-health/domain',
  summary: 'Whether the SPF, DKIM and DMARC records of the domain of the sender allow its mail.',
  can: 'council:read',
  response: senderDomainSchema,
});
