import { DomainError } from '@folkmoot/contracts';
import { z } from 'zod';
import { jsonOf, type MailReport, type ReportForm, reportOf, requireSecret } from './report-form';

const event = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  Metadata: z.record(z.string(), z.unknown()).optional(),
});

/** Postmark's permanent bounces. */
const HARD: ReadonlySet<string> = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);
/** Postmark retries these. */
const SOFT: ReadonlySet<string> = new Set(['SoftBounce', 'Transient', 'DnsError']);

const kindOf = ({ RecordType, Type = '' }: z.infer<typeof event>): MailReport['kind'] | undefined => {
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return 'complained';
  if (RecordType !== 'Bounce') return undefined;
  if (HARD.has(Type)) return 'bounced';
  return SOFT.has(Type) ? 'delayed' : undefined;
};

/** Postmark's webhooks for bounces and spam complaints. They return the metadata of our mail header. */
export const createPostmarkForm = (secret: string | undefined): ReportForm => ({
  isOn: secret !== undefined,
  takesUnsigned: true,
  read: async (request) => {
    requireSecret(secret ?? '', request);
    const parsed = event.safeParse(jsonOf(request.raw));
    if (!parsed.success) throw new DomainError('invalid_input');
    return [reportOf(kindOf(parsed.data), [parsed.data.Metadata?.delivery])];
  },
});
