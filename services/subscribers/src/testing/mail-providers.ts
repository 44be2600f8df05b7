import { execFileSync } from 'node:child_process';
import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MailEventForm } from '@folkmoot/contracts';
import { TEST_MAIL_EVENTS_SECRET } from './fixtures';

export interface ProviderReport {
  readonly ref: string;
  readonly kind: 'bounced' | 'complained' | 'delayed';
  readonly email: string;
  readonly now: Date;
}

export interface ProviderRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests as the providers make them, with keys of the test. */
type Providers = Readonly<Record<MailEventForm, (report: ProviderReport) => ProviderRequest>>;

const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:bounces';
const CERTIFICATE_URL = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123abcd.pem';
const SECOND_MS = 1_000;

const json = { 'content-type': 'application/json' };
const withSecret = {
  ...json,
  authorization: `Basic ${Buffer.from(`folkmoot:${TEST_MAIL_EVENTS_SECRET}`).toString('base64')}`,
};

const secondsOf = (now: Date): string => String(Math.floor(now.getTime() / SECOND_MS));

const openssl = (...args: string[]): string =>
  execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

interface SnsFields {
  readonly Type: string;
  readonly Message: string;
  readonly [name: string]: string;
}

const SIGNED = ['Message', 'MessageId', 'SubscribeURL', 'Subject', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** Amazon SNS with a certificate of the test. */
const createSns = () => {
  const pem = openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=sns',
    '-keyout',
    '-',
    '-out',
    '-',
  );
  const key = createPrivateKey(pem);
  return {
    certificate: pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')),
    send: (fields: SnsFields, now: Date): ProviderRequest => {
      const message: Record<string, string> = {
        MessageId: randomBytes(8).toString('hex'),
        TopicArn: TOPIC,
        Timestamp: now.toISOString(),
        SignatureVersion: '2',
        SigningCertURL: CERTIFICATE_URL,
        ...fields,
      };
      const text = SIGNED.map((name) => (message[name] === undefined ? '' : `${name}\n${message[name]}\n`)).join('');
      const Signature = sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
      // Amazon calls it a plain text.
      return {
        body: JSON.stringify({ ...message, Signature }),
        headers: { 'content-type': 'text/plain; charset=UTF-8' },
      };
    },
  };
};

const sesMessage = ({ ref, kind, email }: ProviderReport) => ({
  notificationType: kind === 'complained' ? 'Complaint' : 'Bounce',
  ...(kind === 'complained'
    ? { complaint: { complainedRecipients: [{ emailAddress: email }], complaintFeedbackType: 'abuse' } }
    : {
        bounce: {
          bounceType: kind === 'bounced' ? 'Permanent' : 'Transient',
          bounceSubType: 'General',
          bouncedRecipients: [{ emailAddress: email }],
        },
      }),
  mail: {
    messageId: '0102018f',
    destination: [email],
    headers: [
      { name: 'Subject', value: 'Hello' },
      { name: 'X-Folkmoot-Delivery', value: ref },
    ],
  },
});

const names = {
  sendgrid: { bounced: 'bounce', complained: 'spamreport', delayed: 'deferred' },
  brevo: { bounced: 'hard_bounce', complained: 'spam', delayed: 'soft_bounce' },
  postmark: { bounced: 'HardBounce', complained: 'SpamComplaint', delayed: 'SoftBounce' },
} as const;

const mailgunSignature = (key: string, timestamp: string) => {
  const token = randomBytes(25).toString('hex');
  return {
    timestamp,
    token,
    signature: createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  };
};

const mailgunEvent = ({ ref, kind, email }: ProviderReport) => ({
  ...(kind === 'complained' ? { event: 'complained' } : { event: 'failed' }),
  ...(kind === 'bounced' ? { severity: 'permanent', reason: 'bounce' } : {}),
  ...(kind === 'delayed' ? { severity: 'temporary', reason: 'generic' } : {}),
  recipient: email,
  message: { headers: { 'message-id': `${ref}@folkmoot.example`, to: email } },
});

/** All providers, and the settings of a service that accepts their reports. */
export const createProviders = () => {
  const sns = createSns();
  const sendgrid = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const mailgunKey = randomBytes(16).toString('hex');
  const requests: Providers = {
    generic: ({ ref, kind }) => ({
      body: JSON.stringify({ events: [{ deliveryId: ref, type: kind }] }),
      headers: withSecret,
    }),
    postmark: ({ ref, kind, email }) => ({
      body: JSON.stringify({
        RecordType: kind === 'complained' ? 'SpamComplaint' : 'Bounce',
        Type: names.postmark[kind],
        Email: email,
        Metadata: { delivery: ref },
      }),
      headers: withSecret,
    }),
    brevo: ({ ref, kind, email }) => ({
      body: JSON.stringify({
        event: names.brevo[kind],
        email,
        'message-id': '<x@smtp-relay.mailin.fr>',
        'X-Mailin-custom': ref,
      }),
      headers: withSecret,
    }),
    ses: (report) => sns.send({ Type: 'Notification', Message: JSON.stringify(sesMessage(report)) }, report.now),
    sendgrid: ({ ref, kind, email, now }) => {
      const body = JSON.stringify([
        { event: names.sendgrid[kind], type: 'bounce', status: '5.1.1', email, delivery: ref },
      ]);
      const timestamp = secondsOf(now);
      return {
        body,
        headers: {
          ...json,
          'x-twilio-email-event-webhook-timestamp': timestamp,
          'x-twilio-email-event-webhook-signature': sign(
            'sha256',
            Buffer.from(timestamp + body),
            sendgrid.privateKey,
          ).toString('base64'),
        },
      };
    },
    mailgun: (report) => ({
      body: JSON.stringify({
        signature: mailgunSignature(mailgunKey, secondsOf(report.now)),
        'event-data': mailgunEvent(report),
      }),
      headers: json,
    }),
  };
  return {
    requests,
    sns,
    settings: {
      mailEventsSesTopics: [TOPIC],
      mailEventsSendgridKey: sendgrid.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      mailEventsMailgunKey: mailgunKey,
    },
    certificateUrl: CERTIFICATE_URL,
  };
};
