import { lookup } from '@folkmoot/contracts';
import { z } from 'zod';

export interface MailReport {
  readonly deliveryId: string;
  readonly what: 'bounced' | 'complained';
}

const generic = z.strictObject({
  events: z
    .array(z.object({ deliveryId: z.string().max(64).optional(), type: z.string().max(40).optional() }).catch({}))
    .max(1_000),
});

const kinds: Readonly<Record<string, MailReport['what']>> = { bounced: 'bounced', complained: 'complained' };

const reportOf = (deliveryId: string | undefined, kind: MailReport['what'] | undefined): MailReport | null =>
  deliveryId && kind ? { deliveryId, what: kind } : null;

/** The documented generic form: `{events: [{deliveryId, type: 'bounced' | 'complained'}]}`. */
const readGeneric = (body: unknown): (MailReport | null)[] | null => {
  const parsed = generic.safeParse(body);
  return parsed.success
    ? parsed.data.events.map(({ deliveryId, type }) => reportOf(deliveryId, lookup(kinds, type ?? '')))
    : null;
};

const postmark = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  Metadata: z.record(z.string(), z.unknown()).optional(),
});

/** Postmark's permanent bounces. Postmark retries the other types, or they are not bounces. */
const HARD = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);

/** Postmark's webhooks for bounces and spam complaints. They return the metadata of our mail header. */
const readPostmark = (body: unknown): (MailReport | null)[] | null => {
  const parsed = postmark.safeParse(body);
  if (!parsed.success) return null;
  const { RecordType, Type = '', Metadata = {} } = parsed.data;
  const deliveryId = typeof Metadata.delivery === 'string' ? Metadata.delivery : undefined;
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return [reportOf(deliveryId, 'complained')];
  return [reportOf(deliveryId, RecordType === 'Bounce' && HARD.has(Type) ? 'bounced' : undefined)];
};

export const mailEventForms = { generic: readGeneric, postmark: readPostmark } as const;
