import { DomainError, lookup } from '@folkmoot/contracts';
import { z } from 'zod';
import { jsonOf, type MailReport, type ReportForm, reportOf, requireSecret } from './report-form';

const MAX_EVENTS = 1_000;

const body = z.strictObject({
  events: z
    .array(z.object({ deliveryId: z.string().max(300).optional(), type: z.string().max(40).optional() }).catch({}))
    .max(MAX_EVENTS),
});

const kinds: Readonly<Record<string, MailReport['kind']>> = {
  bounced: 'bounced',
  complained: 'complained',
  delayed: 'delayed',
};

/** The documented form: `{events: [{deliveryId, type: 'bounced' | 'complained' | 'delayed'}]}`. */
export const createGenericForm = (secret: string | undefined): ReportForm => ({
  isOn: secret !== undefined,
  takesUnsigned: true,
  read: async (request) => {
    requireSecret(secret ?? '', request);
    const parsed = body.safeParse(jsonOf(request.raw));
    if (!parsed.success) throw new DomainError('invalid_input');
    return parsed.data.events.map(({ deliveryId, type }) => reportOf(lookup(kinds, type ?? ''), [deliveryId]));
  },
});
