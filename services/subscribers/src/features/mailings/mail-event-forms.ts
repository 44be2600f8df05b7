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

const reportOf = (deliveryId: string | undefined, what: MailReport['what'] | undefined): MailReport | null =>
  deliveryId && what ? { deliveryId, what } : null;

/** What somebody sends who has read our documentation: `{events: [{deliveryId, type: 'bounced' | 'complained'}]}`. */
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

/** Of Postmark's bounces these are for good; the others it tries again, or they are no bounces at all. */
const HARD = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);

/** Postmark's webhooks for bounces and spam complaints; it gives back the metadata of our header. */
const readPostmark = (body: unknown): (MailReport | null)[] | null => {
  const parsed = postmark.safeParse(body);
  if (!parsed.success) return null;
  const { RecordType, Type = '', Metadata = {} } = parsed.data;
  const deliveryId = typeof Metadata.delivery === 'string' ? Metadata.delivery : undefined;
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return [reportOf(deliveryId, 'complained')];
  return [reportOf(deliveryId, RecordType === 'Bounce' && HARD.has(Type) ? 'bounced' : undefined)];
};

export const mailEventForms = { generic: readGeneric, postmark: readPostmark } as const;
