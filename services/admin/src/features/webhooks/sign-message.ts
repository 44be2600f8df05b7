import { createHmac, randomBytes } from 'node:crypto';

/** How every secret begins, by the Standard Webhooks specification. */
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const SECOND_MS = 1_000;

export const newWebhookSecret = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');

interface Message {
  readonly id: string;
  /** The moment of the attempt. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of the Standard Webhooks specification. With several secrets all signatures are in one header, so that
 * a receiver with either secret accepts the message.
 */
export const signedHeaders = ({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / SECOND_MS));
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${signature}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
};
