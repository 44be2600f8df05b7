import { createHmac } from 'node:crypto';
import { DomainError } from '@folkmoot/contracts';
import { z } from 'zod';
import {
  isPolicy,
  isSameSecret,
  jsonOf,
  type MailReport,
  type ReportForm,
  reportOf,
  requireFresh,
} from './report-form';

const SECOND_MS = 1_000;
const MAX_TEXT = 200;

const short = z.string().max(MAX_TEXT);
const text = z.string().optional().catch(undefined);

const body = z.object({
  signature: z.object({ timestamp: short, token: short, signature: short }),
  'event-data': z
    .object({
      event: text,
      severity: text,
      reason: text,
      'delivery-status': z.object({ 'enhanced-code': text }).optional().catch(undefined),
      'user-variables': z.object({ delivery: z.unknown() }).partial().optional().catch(undefined),
      message: z
        .object({ headers: z.object({ 'message-id': z.unknown() }).partial() })
        .optional()
        .catch(undefined),
    })
    .catch({}),
});
type Event = z.infer<typeof body>['event-data'];

/** Reasons of a permanent failure that the address itself is the cause of. */
const failed: ReadonlyMap<string, MailReport['kind']> = new Map([
  ['bounce', 'bounced'],
  ['suppress-bounce', 'bounced'],
  ['suppress-complaint', 'complained'],
  ['generic', 'delayed'],
  ['old', 'delayed'],
]);

const kindOf = ({ event, severity, reason, ...data }: Event): MailReport['kind'] | undefined => {
  if (event === 'complained') return 'complained';
  if (event !== 'failed') return undefined;
  if (severity === 'temporary' || isPolicy(data['delivery-status']?.['enhanced-code'])) return 'delayed';
  return severity === 'permanent' ? failed.get(reason ?? '') : undefined;
};

/** Mailgun's webhooks. They return the variables of our header `X-Mailgun-Variables`. */
export const createMailgunForm = (key: string | undefined): ReportForm => ({
  isOn: key !== undefined,
  takesUnsigned: false,
  read: async ({ raw, now }) => {
    const parsed = body.safeParse(jsonOf(raw));
    if (!parsed.success) throw new DomainError('invalid_input');
    const { signature: signed, 'event-data': event } = parsed.data;
    const expected = createHmac('sha256', key ?? '')
      .update(signed.timestamp + signed.token)
      .digest('hex');
    if (!isSameSecret(signed.signature, expected)) throw new DomainError('forbidden');
    requireFresh(Number(signed.timestamp) * SECOND_MS, now);
    return [reportOf(kindOf(event), [event['user-variables']?.delivery, event.message?.headers['message-id']])];
  },
});
