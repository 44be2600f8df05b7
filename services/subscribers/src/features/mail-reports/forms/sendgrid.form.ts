import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { DomainError, lookup } from '@folkmoot/contracts';
import { z } from 'zod';
import {
  type FormRequest,
  isPolicy,
  jsonOf,
  listIn,
  type MailReport,
  type ReportForm,
  reportOf,
  requireFresh,
} from './report-form';

const SIGNATURE_HEADER = 'x-twilio-email-event-webhook-signature';
const TIME_HEADER = 'x-twilio-email-event-webhook-timestamp';
const SECOND_MS = 1_000;

const text = z.string().optional().catch(undefined);
const event = z
  .object({ event: text, type: text, status: text, reason: text, delivery: z.unknown(), 'smtp-id': z.unknown() })
  .partial()
  .catch({});
type Event = z.infer<typeof event>;

/** SendGrid does not send to an address that bounced or complained before, and says why. */
const dropped: ReadonlyMap<string, MailReport['kind']> = new Map([
  ['Bounced Address', 'bounced'],
  ['Invalid', 'bounced'],
  ['Spam Reporting Address', 'complained'],
]);

const kindOf = ({ event: name, type, status, reason }: Event): MailReport['kind'] | undefined => {
  if (name === 'spamreport') return 'complained';
  if (name === 'deferred') return 'delayed';
  if (name === 'dropped') return dropped.get(reason ?? '');
  if (name !== 'bounce') return undefined;
  return type === 'blocked' || isPolicy(status) ? 'delayed' : 'bounced';
};

const headerOf = ({ headers }: FormRequest, name: string): string => {
  const value = lookup(headers, name);
  return typeof value === 'string' ? value : '';
};

const requireSignature = (key: KeyObject, request: FormRequest): void => {
  const time = headerOf(request, TIME_HEADER);
  requireFresh(Number(time || Number.NaN) * SECOND_MS, request.now);
  const signed = Buffer.concat([Buffer.from(time), request.raw]);
  const signature = Buffer.from(headerOf(request, SIGNATURE_HEADER), 'base64');
  if (!verify('sha256', signed, key, signature)) throw new DomainError('forbidden');
};

/** The verification key as SendGrid shows it: a public key in base64. Throws for another text. */
export const readSendgridKey = (text: string): KeyObject => {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ec') throw new Error('not an elliptic curve key');
  return key;
};

/** SendGrid's signed event webhook. It returns the arguments of our header `X-SMTPAPI`. */
export const createSendgridForm = (keyText: string | undefined): ReportForm => {
  const key = keyText === undefined ? null : readSendgridKey(keyText);
  return {
    isOn: key !== null,
    takesUnsigned: false,
    read: async (request) => {
      if (!key) throw new DomainError('not_found');
      requireSignature(key, request);
      return listIn(jsonOf(request.raw)).map((each) => {
        const parsed = event.parse(each);
        return reportOf(kindOf(parsed), [parsed.delivery, parsed['smtp-id']]);
      });
    },
  };
};
