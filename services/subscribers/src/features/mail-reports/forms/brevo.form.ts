import { lookup } from '@folkmoot/contracts';
import { z } from 'zod';
import { jsonOf, listIn, type MailReport, type ReportForm, reportOf, requireSecret } from './report-form';

const event = z
  .object({ event: z.string(), 'X-Mailin-custom': z.unknown(), 'message-id': z.unknown() })
  .partial()
  .catch({});

const kinds: Readonly<Record<string, MailReport['kind']>> = {
  hard_bounce: 'bounced',
  invalid_email: 'bounced',
  spam: 'complained',
  soft_bounce: 'delayed',
  deferred: 'delayed',
};

/** Brevo's transactional webhooks, single or in batches. They return the header `X-Mailin-custom`. */
export const createBrevoForm = (secret: string | undefined): ReportForm => ({
  isOn: secret !== undefined,
  takesUnsigned: false,
  read: async (request) => {
    requireSecret(secret ?? '', request);
    return listIn(jsonOf(request.raw)).map((each) => {
      const { event: name = '', 'X-Mailin-custom': custom, 'message-id': messageId } = event.parse(each);
      return reportOf(lookup(kinds, name), [custom, messageId]);
    });
  },
});
