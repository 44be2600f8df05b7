import { verify, X509Certificate } from 'node:crypto';
import { DomainError } from '@folkmoot/contracts';
import { createTtlCache } from '@folkmoot/service-kit';
import { z } from 'zod';
import { jsonOf, type MailReport, type ReadReport, type ReportForm, reportOf, requireFresh } from './report-form';

/** Reads a text from an https address. Replaced in tests. */
export type FetchText = (url: string) => Promise<string>;

const MAX_TEXT = 2_048;
const short = z.string().max(MAX_TEXT);

/** The envelope of Amazon SNS around the report of SES. */
const envelope = z.object({
  Type: short,
  MessageId: short,
  TopicArn: short,
  Message: z.string(),
  Timestamp: short,
  SignatureVersion: z.enum(['1', '2']),
  Signature: short,
  SigningCertURL: short,
  Subject: short.optional(),
  SubscribeURL: short.optional(),
  Token: short.optional(),
});
type Envelope = z.infer<typeof envelope>;

const text = z.string().optional().catch(undefined);
const header = z.object({ name: z.string(), value: z.string() }).catch({ name: '', value: '' });

/** `notificationType` in the notifications of an identity, `eventType` in the events of a configuration set. */
const message = z.object({
  notificationType: text,
  eventType: text,
  bounce: z.object({ bounceType: text, bounceSubType: text }).optional().catch(undefined),
  complaint: z.object({ complaintFeedbackType: text.nullable() }).partial().optional().catch(undefined),
  mail: z
    .object({
      headers: z.array(header).optional().catch(undefined),
      commonHeaders: z.object({ messageId: z.unknown() }).partial().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
type Message = z.infer<typeof message>;

const kindOf = ({ notificationType, eventType, bounce, complaint }: Message): MailReport['kind'] | undefined => {
  const type = notificationType ?? eventType;
  if (type === 'Complaint') return complaint?.complaintFeedbackType === 'not-spam' ? undefined : 'complained';
  if (type === 'DeliveryDelay') return 'delayed';
  if (type !== 'Bounce') return undefined;
  return bounce?.bounceType === 'Permanent' ? 'bounced' : 'delayed';
};

const readMessage = (json: string): ReadReport => {
  const parsed = message.safeParse(jsonOf(Buffer.from(json)));
  if (!parsed.success) return null;
  const { headers = [], commonHeaders } = parsed.data.mail ?? {};
  const own = headers.find(({ name }) => name.toLowerCase() === 'x-folkmoot-delivery')?.value;
  return reportOf(kindOf(parsed.data), [own, commonHeaders?.messageId]);
};

const SIGNED: Readonly<Record<string, readonly (keyof Envelope)[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

const signedText = (sent: Envelope): Buffer => {
  const names = new Map(Object.entries(SIGNED)).get(sent.Type);
  if (!names) throw new DomainError('invalid_input');
  return Buffer.from(names.map((name) => (sent[name] === undefined ? '' : `${name}\n${sent[name]}\n`)).join(''));
};

/** The topic's region is part of its name, and of the host that signs for it. */
const TOPIC = /^arn:aws(-cn|-us-gov)?:sns:([a-z0-9-]{1,30}):\d{12}:[A-Za-z0-9_.-]{1,256}$/;

export const isTopic = (arn: string): boolean => TOPIC.test(arn);

const hostOf = (arn: string): string => {
  const [, partition, region] = TOPIC.exec(arn) ?? [];
  return `sns.${region}.amazonaws.com${partition === '-cn' ? '.cn' : ''}`;
};

const CERTIFICATE_PATH = /^\/SimpleNotificationService-[0-9a-f]{1,64}\.pem$/;

/** An address of Amazon's own host for the topic. Throws forbidden: no other address is ever fetched. */
const amazonUrl = (address: string, arn: string): URL => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isTheirs = url?.protocol === 'https:' && url.host === hostOf(arn) && url.username === '' && url.password === '';
  if (!url || !isTheirs) throw new DomainError('forbidden');
  return url;
};

const CERTIFICATE_MS = 24 * 3_600_000;
const MAX_CERTIFICATES = 10;

const createCertificates = (fetchText: FetchText) => {
  const load = async (url: string) => new X509Certificate(await fetchText(url));
  const cache = createTtlCache(load, { ttlMs: CERTIFICATE_MS, maxEntries: MAX_CERTIFICATES });
  return async ({ SigningCertURL, TopicArn }: Envelope, now: Date): Promise<X509Certificate> => {
    const url = amazonUrl(SigningCertURL, TopicArn);
    if (!CERTIFICATE_PATH.test(url.pathname) || url.search !== '') throw new DomainError('forbidden');
    const certificate = await cache.get(url.href);
    if (new Date(certificate.validTo) < now) throw new DomainError('forbidden');
    return certificate;
  };
};

/**
 * Amazon SES, through SNS. Anybody can have a topic that Amazon signs for, so only the topics of the configuration count.
 * The subscription of such a topic is confirmed by itself.
 */
export const createSesForm = (topics: readonly string[], fetchText: FetchText): ReportForm => {
  const certificateOf = createCertificates(fetchText);
  const requireSignature = async (sent: Envelope, now: Date): Promise<void> => {
    const { publicKey } = await certificateOf(sent, now);
    const algorithm = sent.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
    const isSigned = verify(algorithm, signedText(sent), publicKey, Buffer.from(sent.Signature, 'base64'));
    if (!isSigned) throw new DomainError('forbidden');
  };
  return {
    isOn: topics.length > 0,
    takesUnsigned: false,
    read: async ({ raw, now }) => {
      const parsed = envelope.safeParse(jsonOf(raw));
      if (!parsed.success) throw new DomainError('invalid_input');
      const sent = parsed.data;
      if (!topics.includes(sent.TopicArn)) throw new DomainError('forbidden');
      requireFresh(Date.parse(sent.Timestamp), now);
      await requireSignature(sent, now);
      if (sent.Type === 'Notification') return [readMessage(sent.Message)];
      if (sent.Type === 'SubscriptionConfirmation') {
        await fetchText(amazonUrl(sent.SubscribeURL ?? '', sent.TopicArn).href);
      }
      return [];
    },
  };
};
